/** Looks now and whenever the page was scrolled, once a frame. @returns what ends it */
export function whileScrolling(look: () => void): () => void {
  let frame = 0;
  const ask = () => {
    if (frame === 0)
      frame = requestAnimationFrame(() => {
        frame = 0;
        look();
      });
  };
  ask();
  window.addEventListener("scroll", ask, { passive: true });
  return () => {
    window.removeEventListener("scroll", ask);
    cancelAnimationFrame(frame);
  };
}
