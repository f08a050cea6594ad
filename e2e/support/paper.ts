// What a page looks like on paper.
import { expect, type Page } from '@playwright/test';
import { inflateSync } from 'node:zlib';
import { isInFirefox } from './hands.ts';

/** A4 without the margins of the print pages, in CSS pixels of 1/96 inch. */
const SHEET = { width: 718, height: 1047 } as const;

/** A4 for Firefox: Playwright passes inches, although WebDriver BiDi counts in centimetres. */
const SHEET_IN_FIREFOX = { width: '21in', height: '29.7in' } as const;

/** On how many pages it prints. */
export async function printedPages(page: Page): Promise<number> {
  const size = isInFirefox(page) ? SHEET_IN_FIREFOX : { preferCSSPageSize: true };
  const pdf = await page.pdf(size);
  return readObjects(pdf).match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

/** A PDF’s objects as text, together with those that Firefox packs into compressed streams (ISO 32000-1, 7.5.7). */
function readObjects(pdf: Buffer): string {
  const text = pdf.toString('latin1');
  const packed = text.matchAll(/\/Type \/ObjStm[^]*?\bstream\r?\n([^]*?)endstream/g);
  const unpacked = [...packed].map(([, stream = '']) => inflateSync(Buffer.from(stream, 'latin1')));
  return [text, ...unpacked.map((objects) => objects.toString('latin1'))].join('\n');
}

/**
 * Expects that the page prints on this number of A4 pages, and that no card, letter or cell is cut off or extends
 * beyond its page.
 */
export async function expectPrinted(page: Page, pages: number): Promise<void> {
  const viewport = page.viewportSize();
  expect(await printedPages(page)).toBe(pages);
  // WebDriver BiDi cannot show a page as it is printed.
  if (isInFirefox(page)) return;
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize(SHEET);
  const cut = await page.locator('.sheet-cards > li, .sheet-letter, .sheet table').evaluateAll(
    (parts, { width, height }) =>
      parts
        .filter((part) => {
          if (part.getBoundingClientRect().right > width + 1) return true;
          const isCut = [...part.querySelectorAll('*')].some((inner) => {
            const [box, frame] = [inner.getBoundingClientRect(), part.getBoundingClientRect()];
            return (
              box.bottom > frame.bottom + 1 ||
              box.top < frame.top - 1 ||
              box.right > frame.right + 1
            );
          });
          return isCut || part.getBoundingClientRect().height > height;
        })
        .map((part) => part.textContent),
    SHEET,
  );
  expect(cut, 'cut off').toEqual([]);
  await page.emulateMedia({ media: null });
  if (viewport) await page.setViewportSize(viewport);
}
