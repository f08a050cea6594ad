// Reads and uses a page by role and name, as the other journeys do.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Key, Origin, type WebDriver } from 'selenium-webdriver';
import { z } from 'zod';

/** The longest wait for something to appear, and the interval between attempts, in milliseconds. */
const PATIENCE_MS = 30_000;
const LOOK_MS = 100;

const QUERIES = readFileSync(
  new URL(
    '../../node_modules/@testing-library/dom/dist/@testing-library/dom.umd.min.js',
    import.meta.url,
  ),
  'utf8',
);

/** The element sought: a role and a name, whole or as a regular expression; in a dialog if one is open. */
export interface Sought {
  role: string;
  name?: string | RegExp;
}

const foundSchema = z.object({ x: z.number(), y: z.number(), text: z.string() });
export type Found = z.infer<typeof foundSchema>;

/** Runs in the page: the middle of each element sought, in CSS pixels, and its text. The one at `into` is scrolled into view. */
const FIND = `(function (role, name, pattern, into) {
  const root = document.querySelector('dialog[open], [role=dialog]') ?? document.body;
  const named = name ?? (pattern === null ? undefined : new RegExp(pattern));
  const all = TestingLibraryDom.queryAllByRole(root, role, named === undefined ? {} : { name: named });
  if (into !== null) all[into]?.scrollIntoView({ block: 'center' });
  return all.map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2, text: element.textContent };
  });
})`;

/** Runs in the page: moves the focus to the field with a label. */
const FOCUS =
  "TestingLibraryDom.getByLabelText(document.body, arguments[0], { selector: 'input' }).focus()";

/** Runs in the page: whether the service worker is in control and rounds of this number of games are stored. */
const IS_READY = `return navigator.serviceWorker.controller !== null &&
  Object.keys(localStorage).filter((key) => key.startsWith('spare:rounds:')).length >= arguments[0]`;

/** Runs in the page: the most that a scrolling part of the dialog hides, in CSS pixels. */
const OUT_OF_VIEW = `return Math.max(0, ...[...document.querySelectorAll('[role=dialog] *')]
  .filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowY))
  .map((box) => box.scrollHeight - box.clientHeight))`;

const HAS_QUERIES = "return typeof TestingLibraryDom === 'object'";

export class Screen {
  readonly #driver: WebDriver;

  constructor(driver: WebDriver) {
    this.#driver = driver;
  }

  async open(url: string): Promise<void> {
    await this.#driver.get(url);
    // The welcome page is inert until its code has arrived, and would lose the input.
    await this.until('the code of the page', async () => {
      const isInert = await this.run("return document.querySelector('#root[inert]') !== null");
      return isInert === false || undefined;
    });
  }

  /** Signs out, as on a device that somebody else takes over. */
  async forgetWhoIsHere(): Promise<void> {
    await this.#driver.manage().deleteAllCookies();
  }

  /** The number of pixels in the dialog that are scrolled out of view. */
  async outOfView(): Promise<number> {
    return z.number().parse(await this.run(OUT_OF_VIEW));
  }

  /** Runs the body of a function in the page. */
  run(body: string, ...args: readonly unknown[]): Promise<unknown> {
    return this.#driver.executeScript(body, ...args);
  }

  /** The sought elements that exist now. */
  async all({ role, name }: Sought, into: number | null = null): Promise<Found[]> {
    if (!(await this.run(HAS_QUERIES)))
      await this.run(`${QUERIES};window.TestingLibraryDom = TestingLibraryDom;`);
    const exact = typeof name === 'string' ? name : null;
    const pattern = name instanceof RegExp ? name.source : null;
    const found = await this.run(`return ${FIND}(...arguments)`, role, exact, pattern, into);
    return z.array(foundSchema).parse(found);
  }

  /** Waits until the element exists. */
  async see(sought: Sought, index = 0): Promise<Found> {
    return this.until(`${sought.role} ${sought.name ?? ''}`, async () =>
      (await this.all(sought)).at(index),
    );
  }

  /** Waits until the page, or the open dialog, contains this text. */
  async read(text: string | RegExp): Promise<string> {
    return this.until(String(text), async () => {
      const shown = await this.text();
      return (typeof text === 'string' ? shown.includes(text) : text.test(shown))
        ? shown
        : undefined;
    });
  }

  async text(): Promise<string> {
    const TEXT =
      "return (document.querySelector('dialog[open], [role=dialog]') ?? document.body).textContent";
    return z.string().parse(await this.run(TEXT));
  }

  /** Waits for the element and presses it with the pointer. */
  async press(sought: Sought, index = 0): Promise<void> {
    await this.see(sought, index);
    const { x, y } = (await this.all(sought, index))[index] ?? { x: 0, y: 0 };
    await this.#driver
      .actions({ async: true })
      .move({ origin: Origin.VIEWPORT, x: Math.round(x), y: Math.round(y), duration: 0 })
      .press()
      .release()
      .perform();
  }

  async type(text: string): Promise<void> {
    await this.#driver.actions({ async: true }).sendKeys(text).perform();
  }

  async enter(): Promise<void> {
    await this.type(Key.ENTER);
  }

  /** Types into the field with this label. */
  async fill(label: string, text: string): Promise<void> {
    await this.see({ role: 'button' });
    await this.run(FOCUS, label);
    await this.type(text);
  }

  /** Waits until `look` finds something. */
  async until<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    for (const start = Date.now(); ;) {
      const found = await look();
      if (found !== undefined) return found;
      if (Date.now() - start > PATIENCE_MS) throw new Error(`Not on the page: ${what}`);
      await sleep(LOOK_MS);
    }
  }

  /** Waits until the app and rounds of every game are on the device. */
  async getReadyForOffline(games: number): Promise<void> {
    await this.until('rounds of every game', async () => {
      const ready = await this.run(IS_READY, games);
      return ready === true || undefined;
    });
  }

  async picture(): Promise<Uint8Array> {
    return Buffer.from(await this.#driver.takeScreenshot(), 'base64');
  }
}
