// Which fonts the browser actually used for the emoji of a page.
import type { Page } from '@playwright/test';

const MARK = 'data-has-emoji';

/** The names of all fonts in the elements whose own text holds an emoji, and how many elements these are. */
export async function fontsAroundEmoji(page: Page): Promise<{ elements: number; fonts: string[] }> {
  await page.evaluate((mark) => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { textContent, parentElement } = texts.currentNode;
      if (/\p{Emoji_Presentation}|[\uFE0F⛰]/u.test(textContent ?? ''))
        parentElement?.setAttribute(mark, '');
    }
  }, MARK);
  const browser = await page.context().newCDPSession(page);
  await browser.send('DOM.enable');
  await browser.send('CSS.enable');
  const { root } = await browser.send('DOM.getDocument');
  const { nodeIds } = await browser.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: `[${MARK}]`,
  });
  const names = new Set<string>();
  for (const nodeId of nodeIds) {
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId });
    for (const font of fonts) names.add(font.familyName);
  }
  await browser.detach();
  return { elements: nodeIds.length, fonts: [...names].sort() };
}
