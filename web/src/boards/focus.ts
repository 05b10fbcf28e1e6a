/** Keeps the focus on the boards when the thing that had it leaves them. */

/** What has the focus in the page, or in the part of it (a shadow root) where the boards are. */
const focused = (root: Element): Element | null =>
  (root.getRootNode() as Document | ShadowRoot).activeElement;

interface Point {
  x: number;
  y: number;
}

const USABLE = ':is([role=slider], .tile, .cell)[tabindex="0"]';

const middle = (node: Element): Point => {
  const { left, top, width, height } = node.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** The element that is nearest to a place. */
function nearest(all: HTMLElement[], { x, y }: Point): HTMLElement | undefined {
  const off = (node: Element) => Math.hypot(middle(node).x - x, middle(node).y - y);
  return all.sort((one, other) => off(one) - off(other))[0];
}

export class Focus {
  /** Where the focus was last, or null if it has gone elsewhere. */
  private place: Point | null = null;

  entered(root: Element, target: Element): void {
    if (target !== root) this.place = middle(target);
  }

  /** The focus leaves an element. It stays here if the element itself has gone. */
  left(root: Element, target: Element): void {
    queueMicrotask(() => {
      if (target.isConnected && !root.contains(focused(root))) this.place = null;
    });
  }

  /** Gives a lost focus to what is nearest to its place, or to the boards as a whole. */
  keep(root: HTMLElement): void {
    const now = focused(root);
    const lost = now === null || now === document.body;
    if (!this.place || (!lost && !root.contains(now))) return;
    if (now?.matches('button') || (root.contains(now) && now?.matches(USABLE))) return;
    const next = nearest([...root.querySelectorAll<HTMLElement>(USABLE)], this.place);
    if (next || lost) (next ?? root).focus({ preventScroll: true });
  }
}
