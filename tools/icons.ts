// `npm run icons`: draws the icons of the installed app from the owl of favicon.svg, in the Chromium of the tests.
import { chromium } from '@playwright/test';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findBrowser } from './browser.ts';
import { ROOT, say } from './setup.mjs';

const FOLDER = join(ROOT, 'src', 'web', 'public');
const GROUND = '#bfe0f2';
const HILL = '#8fc28a';

interface Icon {
  file: string;
  /** Width and height in pixels. */
  size: number;
  /** The owl's share of the width. */
  owl: number;
  /** Radius of the corners as a share of the width. */
  corner: number;
}

/**
 * A maskable icon may be cut to a circle of 80 % of its width. The others have round corners of their own, except
 * Apple's, which the device cuts.
 */
const ICONS: readonly Icon[] = [
  { file: 'owl-192.png', size: 192, owl: 0.78, corner: 0.22 },
  { file: 'owl-512.png', size: 512, owl: 0.78, corner: 0.22 },
  { file: 'owl-maskable-512.png', size: 512, owl: 0.58, corner: 0 },
  { file: 'apple-touch-icon.png', size: 180, owl: 0.74, corner: 0 },
];

const owl = readFileSync(join(FOLDER, 'favicon.svg'), 'utf8').replace('<svg ', '<svg id="owl" ');

function page({ size, owl: part, corner }: Icon): string {
  const width = size * part;
  return `<style>
    body { margin: 0 }
    #icon { position: relative; width: ${size}px; height: ${size}px; overflow: hidden;
      border-radius: ${size * corner}px; background: ${GROUND} }
    #hill { position: absolute; left: -30%; top: 68%; width: 160%; height: 100%; border-radius: 50%; background: ${HILL} }
    #owl { position: absolute; width: ${width}px; height: ${width}px; left: ${(size - width) / 2}px;
      top: ${(size - width) / 2}px }
  </style><div id="icon"><div id="hill"></div>${owl}</div>`;
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
for (const icon of ICONS) {
  const tab = await browser.newPage({ viewport: { width: icon.size, height: icon.size } });
  await tab.setContent(page(icon));
  const png = await tab.screenshot({ omitBackground: true });
  writeFileSync(join(FOLDER, 'icons', icon.file), png);
  say(`${icon.file}: ${png.length} bytes`);
  await tab.close();
}
await browser.close();
