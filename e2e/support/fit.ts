// Whether all of a screen can be seen and reached: nothing is cut off or covered.
import { expect, type Locator, type Page } from '@playwright/test';

/** A box that cuts off what is beyond it. */
interface Cutting {
  box: DOMRect;
  overflowX: string;
  overflowY: string;
}

/** Runs in the page: what is wrong with the topmost dialog, or with the page where there is none, in words. */
function findMisfits(): string[] {
  const found: string[] = [];
  const dialogs = [...document.querySelectorAll('[role=dialog]')];
  const part = dialogs.at(-1) ?? document.body;
  const width = window.innerWidth;
  const name = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
  const isShown = (element: Element) =>
    element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
  /** Text for screen readers alone is cut to one pixel. */
  const isForEars = (element: Element) => {
    const { width, height } = element.getBoundingClientRect();
    return width <= 1 || height <= 1;
  };

  /** The boxes around an element that cut off what is beyond them: all its texts ask for the same ones. */
  const cutting = new Map<Element, Cutting[]>();
  const boxesAround = (element: Element | null): Cutting[] => {
    if (!element || element === document.body) return [];
    const known = cutting.get(element);
    if (known) return known;
    const { overflowX, overflowY } = getComputedStyle(element);
    const around = boxesAround(element.parentElement);
    const cuts = overflowX !== 'visible' || overflowY !== 'visible';
    const boxes = cuts
      ? [{ box: element.getBoundingClientRect(), overflowX, overflowY }, ...around]
      : around;
    cutting.set(element, boxes);
    return boxes;
  };
  const isCut = (text: DOMRect, from: Element): boolean => {
    let scrollsDown = false;
    for (const { box, overflowX, overflowY } of boxesAround(from)) {
      const { left, right, top, bottom } = box;
      const isBesides = text.left < left - 1 || text.right > right + 1;
      if (overflowX !== 'visible' && isBesides) return true;
      if (overflowY === 'auto' || overflowY === 'scroll') scrollsDown = true;
      const isBeyond = text.top < top - 4 || text.bottom > bottom + 4;
      if (overflowY !== 'visible' && !scrollsDown && isBeyond) return true;
    }
    return text.left < -1 || text.right > width + 1;
  };

  if (document.documentElement.scrollWidth > width) found.push('the page scrolls sideways');
  for (const box of [part, ...part.querySelectorAll('*')]) {
    const scrolls = ['auto', 'scroll'].includes(getComputedStyle(box).overflowX);
    if (scrolls && box.scrollWidth > box.clientWidth + 1)
      found.push(`scrolls sideways: ${name(box)}`);
  }

  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { parentElement: parent, textContent } = texts.currentNode;
    if (!parent || !textContent?.trim() || !isShown(parent) || isForEars(parent)) continue;
    if (parent.closest('svg, .sr-only')) continue;
    // Cut with an ellipsis on purpose, and read whole by a screen reader.
    if (getComputedStyle(parent).textOverflow === 'ellipsis') continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    if ([...range.getClientRects()].some((rect) => isCut(rect, parent)))
      found.push(`cut off: ${textContent.trim().slice(0, 40)}`);
  }

  const controls = part.querySelectorAll(
    'button, a, input, textarea, [role=radio], [role=gridcell]',
  );
  for (const control of controls) {
    // A radio button is pressed by its label.
    const target = control.closest('label') ?? control;
    // What is answered can be read by scrolling, above the verdict that stays in view; nobody presses it any more.
    if (!isShown(target) || isForEars(target) || control.matches(':disabled')) continue;
    // A verdict that stays in view may cover the middle of a low screen, and the rest can be scrolled above it.
    const isReached = (['as it is', 'center', 'start', 'end'] as const).some((block) => {
      if (block !== 'as it is') target.scrollIntoView({ block });
      const { left, top, width, height } = target.getBoundingClientRect();
      return target.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
    if (!isReached) found.push(`covered or out of reach: ${name(target)}`);
  }
  return found;
}

/** Expects that all of the screen can be seen and reached by scrolling down alone. */
export async function expectFits(page: Page): Promise<void> {
  expect(await page.evaluate(findMisfits)).toEqual([]);
}

/** Runs in the page: the words of a part that are broken, run into one another, or lie under a button or the owl. */
function findUnreadable(part: Element): string[] {
  const found: string[] = [];
  const shown: { word: string; of: Text; box: DOMRect }[] = [];
  const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
    const parent = text.parentElement;
    if (!parent?.checkVisibility() || parent.closest('svg')) continue;
    const { overflowX, paddingRight } = getComputedStyle(parent);
    const { right, width } = parent.getBoundingClientRect();
    // Text for screen readers alone is cut to one pixel.
    if (width <= 1) continue;
    const end = overflowX === 'hidden' ? right - Number.parseFloat(paddingRight) : Infinity;
    for (const { 0: word, index } of text.data.matchAll(/[\p{L}\d’]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const [box, ...rest] = range.getClientRects();
      if (rest.some(({ top }) => top !== box?.top)) found.push(`broken: ${word}`);
      if (box && box.right <= end) shown.push({ word, of: text, box });
    }
  }
  /** Across by more than a pixel, and down by more than the room above and below the letters. */
  const areOver = (one: DOMRect, other: DOMRect) =>
    Math.min(one.right, other.right) - Math.max(one.left, other.left) > 1 &&
    Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > one.height / 3;
  const things = [...part.querySelectorAll('button > span, .owl')];
  for (const { word, of, box } of shown) {
    const isUnder = things.some(
      (thing) => !thing.contains(of) && areOver(box, thing.getBoundingClientRect()),
    );
    const runsInto = shown.some((other) => other.of !== of && areOver(box, other.box));
    if (isUnder || runsInto) found.push(`covered: ${word}`);
  }
  return found;
}

/** Expects that the words of a part are whole, beside one another, and beside its buttons. */
export async function expectReadable(part: Locator): Promise<void> {
  const size = part.page().viewportSize();
  const where = `${await part.evaluate(() => document.documentElement.dataset['textSize'])} letters at ${size?.width} × ${size?.height}`;
  expect(await part.evaluate(findUnreadable), where).toEqual([]);
}

/** The viewport that remains of 1280 × 1024 px at 400 % zoom (WCAG 2.2, 1.4.10). */
export const AT_400_PERCENT = { width: 320, height: 256 } as const;

/** Runs in the page: sets the text spacing of WCAG 2.2, 1.4.12, as a user's own style sheet does, or takes it away again. */
function spaceText(isWide: boolean): void {
  // The content security policy does not block a constructed one.
  const sheet = new CSSStyleSheet();
  if (isWide)
    sheet.replaceSync(
      `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
       p { margin-bottom: 2em !important; }`,
    );
  document.adoptedStyleSheets = [sheet];
}

/** Runs in the page: finds texts wider than their box. */
function findSpilled(): string[] {
  const part = document.querySelector('[role=dialog]') ?? document.body;
  return [
    ...part.querySelectorAll<HTMLElement>('p, h1, h2, h3, h4, li, td, th, span, b, button, a'),
  ]
    .filter((box) => [...box.childNodes].some((node) => node instanceof Text))
    .filter((box) => box.checkVisibility({ visibilityProperty: true }) && box.clientWidth > 1)
    .filter((box) => box.scrollWidth > box.clientWidth + 1)
    .map((box) => box.textContent.trim().slice(0, 40));
}

/** Expects that nothing is cut off or out of reach at 400 % zoom with wide text spacing. */
export async function expectRoom(page: Page): Promise<void> {
  await page.setViewportSize(AT_400_PERCENT);
  await page.evaluate(spaceText, true);
  expect(await page.evaluate(findSpilled), 'texts wider than their boxes').toEqual([]);
  await expectFits(page);
  await page.evaluate(spaceText, false);
}

/** Expects that a page of staff takes two screens of a laptop at most, its tables not counted, and none sideways. */
export async function expectTwoScreens(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1440, height: 900 });
  const { width, height } = await page.evaluate(() => {
    const tables = [...document.querySelectorAll('main table')].map(
      (table) => table.getBoundingClientRect().height,
    );
    const { scrollWidth, scrollHeight } = document.documentElement;
    return { width: scrollWidth, height: tables.reduce((rest, each) => rest - each, scrollHeight) };
  });
  expect(height, `height of ${page.url()}`).toBeLessThanOrEqual(1800);
  expect(width, `width of ${page.url()}`).toBeLessThanOrEqual(1440);
}

/** The sides of a letter in the settings of a browser, in pixels: its usual and its largest. */
const LETTERS = { usual: 16, largest: 32 } as const;

/** Expects that a page does not scroll sideways on a phone whose browser has its largest letters. Only Chromium can be told. */
export async function expectNarrowEnough(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  const choose = (standard: number) =>
    browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
  await page.setViewportSize({ width: 375, height: 667 });
  await choose(LETTERS.largest);
  const widths = await page.locator('html').evaluate((html) => {
    const { scrollWidth, clientWidth } = html;
    return { scrollWidth, clientWidth, letters: getComputedStyle(html).fontSize };
  });
  await choose(LETTERS.usual);
  await browser.detach();
  expect(widths.letters).toBe(`${LETTERS.largest}px`);
  expect(widths.scrollWidth, `width of ${page.url()}`).toBeLessThanOrEqual(widths.clientWidth);
}

/** Tablets held sideways, with the whole screen and with what the bars of the browser leave. */
const TABLETS = [
  { width: 1024, height: 768 },
  { width: 1024, height: 650 },
  { width: 1280, height: 762 },
  { width: 1180, height: 820 },
] as const;

/** Expects that a game on a tablet held sideways is seen whole without any scrolling. */
export async function expectNoScrolling(page: Page): Promise<void> {
  for (const size of TABLETS) {
    await page.setViewportSize(size);
    const hidden = await page
      .getByRole('dialog')
      .evaluate((dialog) =>
        Math.max(
          ...[dialog, ...dialog.querySelectorAll('*')]
            .filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowY))
            .map((box) => box.scrollHeight - box.clientHeight),
        ),
      );
    expect(hidden, `px out of view at ${size.width} × ${size.height}`).toBe(0);
  }
}

/** Runs in the page: how much of the screen lies between the first and the last thing of a dialog, across and down. */
function findShare(): { across: number; down: number } {
  const body = [...document.querySelectorAll('[role=dialog] > div')].find((part) =>
    ['auto', 'scroll'].includes(getComputedStyle(part).overflowY),
  );
  const texts = [...(body?.querySelectorAll('*') ?? [])]
    .filter((one) => one.closest('svg') === null && one.checkVisibility())
    .flatMap((one) => [...one.childNodes].filter((node) => node.nodeType === Node.TEXT_NODE))
    .flatMap((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return [...range.getClientRects()];
    });
  const things = [...(body?.querySelectorAll('button, input, label, svg, [role=grid]') ?? [])]
    .filter((one) => one.parentElement?.closest('svg') === null && one.checkVisibility())
    .map((one) => one.getBoundingClientRect());
  // Text for screen readers alone is cut to one pixel.
  const boxes = [...texts, ...things].filter(({ width, height }) => width > 2 && height > 2);
  const share = (from: number[], to: number[], whole: number) =>
    (Math.min(whole, Math.max(...to)) - Math.max(0, Math.min(...from))) / whole;
  return {
    across: share(
      boxes.map(({ left }) => left),
      boxes.map(({ right }) => right),
      innerWidth,
    ),
    down: share(
      boxes.map(({ top }) => top),
      boxes.map(({ bottom }) => bottom),
      innerHeight,
    ),
  };
}

const ROOMY_SCREENS = [
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
] as const;

/** Expects that a game's content takes three fifths of the width and of the height of tablets and laptops. */
export async function expectFilled(page: Page): Promise<void> {
  for (const size of ROOMY_SCREENS) {
    await page.setViewportSize(size);
    const { across, down } = await page.evaluate(findShare);
    const where = `${size.width} × ${size.height}`;
    expect(across, `share of the width at ${where}`).toBeGreaterThanOrEqual(0.6);
    expect(down, `share of the height at ${where}`).toBeGreaterThanOrEqual(0.6);
  }
}
