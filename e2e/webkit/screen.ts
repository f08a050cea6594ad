// Reads and uses a page by role and name, as the other journeys do.
import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { Key, type WebDriver, type WebElement } from 'selenium-webdriver';
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

const foundSchema = z.object({ text: z.string(), isEnabled: z.boolean(), y: z.number() });
export type Found = z.infer<typeof foundSchema>;

/** Runs in the page: the elements sought. */
const FIND = `(function (role, name, pattern, flags) {
  const root = document.querySelector('dialog[open], [role=dialog]') ?? document.body;
  const named = name ?? (pattern === null ? undefined : new RegExp(pattern, flags));
  return TestingLibraryDom.queryAllByRole(root, role, named === undefined ? {} : { name: named });
})`;

/** Runs in the page: what an element says, whether it can be pressed, and how far down it is, in CSS pixels. */
const READ = `((element) => ({
  text: element.textContent,
  isEnabled: element.ariaDisabled !== 'true' && !element.disabled,
  y: element.getBoundingClientRect().y,
}))`;

/** Runs in the page: moves the focus to the field with a label, and says whether there is one. */
const FOCUS = `const field =
  TestingLibraryDom.queryByLabelText(document.body, arguments[0], { selector: 'input' });
  field?.focus();
  return field !== null`;

/** Runs in the page: whether the service worker is in control and rounds of this number of games are stored. */
const IS_READY = `return navigator.serviceWorker.controller !== null &&
  Object.keys(localStorage).filter((key) => key.startsWith('spare:rounds:')).length >= arguments[0]`;

/** Runs in the page: the most that a scrolling part of the dialog hides, in CSS pixels. */
const OUT_OF_VIEW = `return Math.max(0, ...[...document.querySelectorAll('[role=dialog] *')]
  .filter((box) => ['auto', 'scroll'].includes(getComputedStyle(box).overflowY))
  .map((box) => box.scrollHeight - box.clientHeight))`;

const HAS_QUERIES = "return typeof TestingLibraryDom === 'object'";

/** The role and the name as arguments of `FIND`. */
function inPage({ role, name }: Sought): unknown[] {
  if (name instanceof RegExp) return [role, null, name.source, name.flags];
  return [role, name ?? null, null, ''];
}

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
  async all(sought: Sought): Promise<Found[]> {
    if (!(await this.run(HAS_QUERIES)))
      await this.run(`${QUERIES};window.TestingLibraryDom = TestingLibraryDom;`);
    const found = await this.run(`return ${FIND}(...arguments).map(${READ})`, ...inPage(sought));
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

  /** Waits until the element is enabled and stays where it is, and presses it with the pointer. */
  async press(sought: Sought, index = 0): Promise<void> {
    let lastY: number | undefined;
    await this.until(`${sought.role} ${sought.name ?? ''}, enabled and at rest`, async () => {
      const found = (await this.all(sought)).at(index);
      const isReady = found?.isEnabled === true && found.y === lastY;
      lastY = found?.y;
      return isReady || undefined;
    });
    const element = await this.#driver.executeScript<WebElement>(
      `return ${FIND}(...arguments)[${index}]`,
      ...inPage(sought),
    );
    await element.click();
  }

  async type(text: string): Promise<void> {
    await this.#driver.actions({ async: true }).sendKeys(text).perform();
  }

  async enter(): Promise<void> {
    await this.type(Key.ENTER);
  }

  /** Waits for the field with this label and types into it. */
  async fill(label: string, text: string): Promise<void> {
    await this.see({ role: 'button' });
    await this.until(
      `field ${label}`,
      async () => (await this.run(FOCUS, label)) === true || undefined,
    );
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
