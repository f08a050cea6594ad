// Contact data in a comment, which the server replaces before it stores the comment. Only the ways it is usually
// written in the United Kingdom are found; a determined child can still get a number past it.
import { findEmail } from './contact/emails.ts';
import { findHandle, findNumberedName } from './contact/handles.ts';
import { findLink } from './contact/links.ts';
import { findPostal } from './contact/postal.ts';
import { readerOf, type Span } from './contact/reader.ts';
import { findTelephone } from './contact/telephones.ts';
import { tokensOf } from './plain-text.ts';

/** Replaces contact data. */
export const MASK = '•••';

/** In this order: text that one finder has found is skipped by those after it. */
const FINDERS = [findEmail, findLink, findNumberedName, findTelephone, findPostal, findHandle];

/** The text with contact data replaced. Masking it again changes nothing, and it never gets longer. */
export function maskContactData(text: string): string {
  return maskCounting(text).masked;
}

/** `maskContactData`, with the number of steps it took. */
export function maskCounting(text: string): { masked: string; steps: number } {
  const tokens = tokensOf(text);
  const reader = readerOf(tokens);
  const found: Span[] = [];
  for (const find of FINDERS) {
    for (let at = 0; at < tokens.length; at++) {
      const span = find(reader.at(at), at, reader);
      if (!span) continue;
      const [from = 0, to = 0] = [tokens[span.from]?.from, tokens[span.to - 1]?.to];
      if (to - from < MASK.length) continue;
      reader.take(span);
      found.push({ from, to });
      at = span.to - 1;
    }
  }
  let masked = '';
  let end = 0;
  for (const { from, to } of found.sort((one, other) => one.from - other.from)) {
    masked += text.slice(end, from) + MASK;
    end = Math.max(end, to);
  }
  return { masked: masked + text.slice(end), steps: text.length + reader.steps() };
}
