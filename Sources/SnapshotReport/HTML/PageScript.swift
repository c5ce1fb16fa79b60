/// What the page does: shows a picture in its full size.
enum PageScript {
  static let javaScript = """
    const viewer = document.getElementById("viewer");
    document.addEventListener("click", event => {
      const button = event.target.closest("button[data-name]");
      if (!button) {
        if (event.target === viewer) viewer.close();
        return;
      }
      const image = viewer.querySelector("img");
      image.src = button.dataset.full || button.querySelector("img").src;
      image.alt = button.dataset.name;
      document.getElementById("viewer-name").textContent = button.dataset.name;
      viewer.showModal();
    });
    """
}
