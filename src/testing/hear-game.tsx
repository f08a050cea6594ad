// Plays a game with a virtual screen reader, and records everything it says, in order.
import { Virtual } from '@guidepup/virtual-screen-reader';
import { act, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, vi } from 'vitest';
import type { ComponentType, PropsWithChildren } from 'react';
import type { GameScreenProps } from '#games/kit/rules/game.ts';
import { Dialog } from '#ui/dialog.tsx';

/** More than any screen has; ends a reader that goes in circles. */
const MOST_PHRASES = 600;

/** The virtual reader announces the end of every element, and elements that real readers do not announce. */
const NEVER_SAID = /^(end of|(paragraph|status|document|form|strong)$)/;

/** It announces a dialog before the dialog itself, and a heading before its text. */
function isRepeated(phrase: string, before = ''): boolean {
  return phrase === before || before.startsWith(`heading, ${phrase}`);
}

function asRead(phrases: readonly string[]): string[] {
  const read = phrases
    .map((phrase) => phrase.replace(', not disabled', '').replace(/^row, .*/, 'row'))
    // A space that ends no line is read as any other.
    .map((phrase) => phrase.replaceAll('\u00a0', ' '))
    .filter((phrase) => !NEVER_SAID.test(phrase));
  return read.filter((phrase, nth) => !isRepeated(phrase, read[nth - 1]));
}

/** The text of an element as it is read: without what is hidden from readers, and with a space between blocks. */
function textRead(node: Node): string {
  if (node instanceof Text) return node.data;
  if (!(node instanceof Element) || node.getAttribute('aria-hidden') === 'true') return '';
  const isInline = getComputedStyle(node).display.startsWith('inline');
  const text = [...node.childNodes].map(textRead).join('');
  return isInline ? text : ` ${text} `;
}

const onOneLine = (text: string) => text.replaceAll(/\s+/g, ' ').trim();

/**
 * What each live region of the page says. The virtual reader's own announcements include hidden text, and for a region
 * of the role status with `aria-live` only the new part, whereas real readers say all of it.
 */
function liveTexts(): ReadonlyMap<Element, string> {
  const regions = document.querySelectorAll('[role=status], [role=alert], [aria-live]');
  return new Map([...regions].map((region) => [region, onOneLine(textRead(region))] as const));
}

/** A region that appears together with its text is not announced, unless it is an alert. */
function announced(before: ReadonlyMap<Element, string>): string[] {
  return [...liveTexts()]
    .filter(([region, text]) => text !== '' && text !== before.get(region))
    .filter(([region]) => before.has(region) || region.role === 'alert')
    .map(([, text]) => `Said: ${text}`);
}

/** Whether a box or button is selected, which a reader says when it changes. */
function stateOf(element: Element | null): string {
  if (element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)) {
    return element.checked ? 'checked' : 'not checked';
  }
  const pressed = element?.getAttribute('aria-pressed') ?? '';
  return { true: 'pressed', false: 'not pressed' }[pressed] ?? '';
}

/** Gives an element without an `aria-label` the text of another as its name. */
function nameAs(element: Element, label: Element) {
  if (element.hasAttribute('aria-label')) return;
  element.setAttribute('aria-label', onOneLine(textRead(label)));
}

/**
 * A copy of the page for reading: the reader moves the focus, which would change the game. The copy corrects two errors
 * of the virtual reader: it reads the content of a button or a picture as well as its name (WAI-ARIA 1.2, 'children
 * presentational'), and it does not see that a box is ticked if no attribute says so.
 */
function copyOfPage(): DocumentFragment {
  const page = document.createDocumentFragment();
  page.append(document.body.cloneNode(true));
  for (const part of page.querySelectorAll('button, [role=img], [role=gridcell]')) {
    nameAs(part, part);
    part.replaceChildren();
  }
  for (const input of page.querySelectorAll('input')) {
    input.toggleAttribute('checked', input.checked);
    // Outside of a document, happy-dom does not know a field's label.
    const label = page.querySelector(`label[for="${input.id}"]`);
    if (label) nameAs(input, label);
  }
  return page;
}

/** What is said about an element that gets the focus. */
async function phraseOf(element: Element | null): Promise<string[]> {
  if (!element) return [];
  const reader = new Virtual();
  await reader.start({ container: element, window: { document } });
  // An element without an announced role has its text as its name.
  const [phrase = onOneLine(textRead(element))] = asRead(await reader.spokenPhraseLog());
  await reader.stop();
  return [phrase];
}

async function phrasesOfPage(): Promise<string[]> {
  const { firstElementChild: container } = copyOfPage();
  if (!container) throw new Error('There is no page to read.');
  const reader = new Virtual();
  await reader.start({ container });
  for (let nth = 0; nth < MOST_PHRASES; nth++) {
    await reader.next();
    if ((await reader.lastSpokenPhrase()) === 'end of document') break;
  }
  const phrases = await reader.spokenPhraseLog();
  await reader.stop();
  return phrases;
}

interface Heard {
  title: string;
  screen: ComponentType<GameScreenProps>;
  start: unknown;
  year?: GameScreenProps['year'];
  pace?: GameScreenProps['pace'];
  wrapper?: ComponentType<PropsWithChildren>;
}

/** Opens a game in a dialog, as it is played. The clock must be stopped (still-clock.ts). */
export async function hearGame(heard: Heard) {
  const { title, screen: Screen, start, year = 3, pace, wrapper } = heard;
  const lines: string[] = [];
  const onFinish = vi.fn<GameScreenProps['onFinish']>();
  const user = userEvent.setup({ delay: null });

  /** Everything heard during an action: where the focus goes, what changes there and what is announced. */
  const hear = async (what: string, doIt: () => unknown) => {
    const texts = liveTexts();
    const focused = document.activeElement;
    const state = stateOf(focused);
    await act(async () => {
      await doIt();
    });
    const { activeElement } = document;
    const hasMoved = activeElement !== focused;
    const now = stateOf(activeElement);
    const isNews = hasMoved ? /^(checked|pressed)/.test(now) : now !== state;
    const moves = hasMoved ? await phraseOf(activeElement) : [];
    lines.push(`> ${what}`, ...moves, ...(isNews ? [now] : []), ...announced(texts), '');
  };

  await hear('Opens the game', () => {
    render(
      <Dialog open onClose={() => {}} title={title} size="wide">
        <Screen
          year={year}
          start={start}
          seed={1}
          pace={pace}
          onDrawn={() => {}}
          onFinish={onFinish}
        />
      </Dialog>,
      wrapper ? { wrapper } : {},
    );
  });

  return {
    user,
    hear,
    /** Lets time pass. */
    wait: (ms: number) => hear(`Waits ${ms / 1000} s`, () => vi.advanceTimersByTime(ms)),
    /** Reads the whole screen from the top, with the reader's own 'next' command. */
    readAll: async () => {
      lines.push('> Reads the screen', ...asRead(await phrasesOfPage()), '');
    },
    /** Expects that the round is over and that everything heard matches the file. */
    expectTranscript: async (file: string) => {
      expect(onFinish).toHaveBeenCalledTimes(1);
      const [result] = onFinish.mock.lastCall ?? [];
      lines.push(`Result: ${result?.score} of ${result?.maxScore}. ${result?.feedback}`, '');
      await expect(lines.join('\n')).toMatchFileSnapshot(file);
    },
  };
}
