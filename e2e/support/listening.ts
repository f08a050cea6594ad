// A screen reader's view: the page's live regions, and the description of the focused element.
import type { CDPSession, Page } from '@playwright/test';
import { z } from 'zod';

declare global {
  interface Window {
    heard?: string[];
  }
}

/** Announcements of a page that is loading, which journeys ignore. */
const PAGE_LOADS = 'Loading…';

/** Runs in the page: records every announcement of its live regions. */
function writeDownWhatIsSaid(): void {
  const heard: string[] = [];
  window.heard = heard;
  const LIVE = '[role=status], [role=alert], [role=log], [aria-live]';

  const regionOf = (node: Node): Element | null => {
    const element = node instanceof Element ? node : node.parentElement;
    const region = element?.closest(LIVE) ?? null;
    return region?.getAttribute('aria-live') === 'off' ? null : region;
  };
  const isHidden = (element: Element) =>
    element.closest('[aria-hidden=true]') !== null ||
    !element.checkVisibility({ visibilityProperty: true });
  const textOf = (node: Node): string => {
    if (node instanceof Text) return node.data;
    if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
    const isBlock = !getComputedStyle(node).display.startsWith('inline');
    const text = [...node.childNodes].map(textOf).join('');
    return isBlock ? ` ${text} ` : text;
  };

  const observer = new MutationObserver((changes) => {
    const spoken = new Set<Element>();
    for (const { type, target, addedNodes } of changes) {
      const news = type === 'characterData' ? [target] : [...addedNodes];
      const region = regionOf(target);
      if (region && news.some((node) => textOf(node).trim() !== '')) spoken.add(region);
      // Screen readers ignore a region that is inserted together with its text, unless it is an alert.
      for (const node of news) {
        if (!(node instanceof Element)) continue;
        for (const alert of [node, ...node.querySelectorAll('*')]) {
          if (alert.getAttribute('role') === 'alert') spoken.add(alert);
        }
      }
    }
    for (const region of spoken) {
      const text = textOf(region);
      if (region.isConnected && !isHidden(region) && text.trim() !== '') heard.push(text);
    }
  });
  observer.observe(document, { subtree: true, childList: true, characterData: true });
}

const nodeSchema = z.object({
  nodes: z.array(
    z.object({
      role: z.object({ value: z.string() }),
      name: z.object({ value: z.string() }).optional(),
      description: z.object({ value: z.string() }).optional(),
    }),
  ),
});

/** What is announced about an element: its role, name and description. */
export interface Spoken {
  role: string;
  name: string;
  description: string;
}

/** On one line, as it is spoken: a drawn gap leaves a space before the marks behind it. */
const onOneLine = (text = '') =>
  text
    .replace(/\s+/g, ' ')
    .replace(/ (?=[.,;:!?’”)])/g, '')
    .trim();

/** Records a page's announcements; call it before the page opens. */
export class Ears {
  readonly #page: Page;
  readonly #browser: CDPSession;

  private constructor(page: Page, browser: CDPSession) {
    this.#page = page;
    this.#browser = browser;
  }

  static async open(page: Page): Promise<Ears> {
    await page.addInitScript(writeDownWhatIsSaid);
    const browser = await page.context().newCDPSession(page);
    await browser.send('Accessibility.enable');
    return new Ears(page, browser);
  }

  /** Everything that the page has announced since it was opened, in order. */
  async heard(): Promise<string[]> {
    const heard = (await this.#page.evaluate(() => window.heard)) ?? [];
    return heard.map(onOneLine).filter((text) => text !== PAGE_LOADS);
  }

  /** The browser's announcement of the element that has the focus. */
  async focus(): Promise<Spoken> {
    const { result } = await this.#browser.send('Runtime.evaluate', {
      expression: 'document.activeElement',
    });
    const tree = await this.#browser.send('Accessibility.getPartialAXTree', {
      ...(result.objectId && { objectId: result.objectId }),
      fetchRelatives: false,
    });
    const [node] = nodeSchema.parse(tree).nodes;
    return {
      role: node?.role.value ?? '',
      name: onOneLine(node?.name?.value),
      description: onOneLine(node?.description?.value),
    };
  }
}
