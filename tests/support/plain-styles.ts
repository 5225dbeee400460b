/**
 * Every search by role asks for the style of the element and of all around it, and jsdom computes each one anew: almost
 * half of the time of these tests. Where no style sheet of the page says more, `display` depends on the kind of element
 * and its own style, and `visibility` on the nearest style around it. Anything else is still jsdom's answer.
 */
const KINDS = ["hidden", "open", "type"];
const computed = window.getComputedStyle.bind(window);
const displays = new Map<string, string>();

window.getComputedStyle = (element, pseudo) => {
  if (hasOwnSheets() || (typeof pseudo === "string" && pseudo !== "")) return computed(element, pseudo);
  const known = (property: string | symbol) => {
    if (property === "display") return findDisplay(element);
    return property === "visibility" ? findVisibility(element) : null;
  };
  let real: CSSStyleDeclaration | undefined;
  const others = () => (real ??= computed(element)); // what floats asks one answer for a dozen properties
  return new Proxy({} as CSSStyleDeclaration, {
    get(_, name): unknown {
      if (name === "getPropertyValue")
        return (property: string) => known(property) ?? others().getPropertyValue(property);
      const style = known(name);
      if (style !== null) return style;
      const value: unknown = Reflect.get(others(), name);
      return typeof value === "function" ? (value.bind(others()) as unknown) : value;
    },
  });
};

function hasOwnSheets(): boolean {
  if (document.styleSheets.length === 0) return false; // looking for them walks the whole page
  return [...document.querySelectorAll("style")].some((sheet) => /display|visibility/.test(sheet.textContent));
}

function findDisplay(element: Element): string {
  const own = inlineStyle(element)?.display ?? "";
  if (own !== "") return own;
  const kind = [element.tagName, ...KINDS.map((name) => element.getAttribute(name))].join(" ");
  const display = displays.get(kind) ?? computed(element).display;
  displays.set(kind, display);
  return display;
}

function findVisibility(element: Element): string {
  for (let around: Element | null = element; around; around = around.parentElement) {
    const own = inlineStyle(around)?.visibility ?? "";
    if (own !== "") return own;
  }
  return "visible";
}

function inlineStyle(element: Element): CSSStyleDeclaration | null {
  return element.hasAttribute("style") && element instanceof HTMLElement ? element.style : null;
}
