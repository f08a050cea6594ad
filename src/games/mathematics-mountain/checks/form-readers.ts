// A second way to the answers of questions that are not answered by a typed whole number: from the text alone.
import { calculate, minus, type Exact } from './exact-sums.ts';

const BETWEEN = /^Which (?:sign fits|words fit)\?\n(.+) ○ (.+)$/;
const NUMBER = /−?\d[\d,]*(?:\.\d+)?/g;

/** The answer; null for any other text. */
export function solveForm(question: string): number | null {
  const compared = BETWEEN.exec(question);
  if (compared) {
    const { top } = minus(valueOf(compared[1] ?? ''), valueOf(compared[2] ?? ''));
    return top === 0n ? 0 : top < 0n ? -1 : 1;
  }
  const columns = /^(?:Work out|Use short division for) (.+?)(?: in columns)?\.$/.exec(
    question,
  )?.[1];
  if (columns !== undefined) return thousandths(toNumber(calculate(columns)));
  const placed = /^Where does (.+) belong\? (?:You may|Get within|Put it)/.exec(question)?.[1];
  if (placed !== undefined) return placedAt(placed);
  const [, low, high] =
    /^Show the number halfway between (\S+) and (\S+)\. You may/.exec(question) ?? [];
  if (low !== undefined && high !== undefined) {
    return (toNumber(valueOf(low)) + toNumber(valueOf(high))) / 2;
  }
  const numbers = (question.match(NUMBER) ?? []).map((one) =>
    Number(one.replaceAll(',', '').replace('−', '-')),
  );
  const [a = NaN, b = NaN] = numbers;
  if (/^Write \d+ hundredths as a decimal\.$/.test(question)) return a / 100;
  const fraction = /^Write (\d+\/\d+) as a decimal\.$/.exec(question)?.[1];
  if (fraction !== undefined) return toNumber(calculate(fraction));
  if (question.endsWith('to one decimal place.')) return Math.floor(a * 10 + 0.5 + 1e-9) / 10;
  if (/^Pens cost £[\d.]+ each\. How many pounds do \d+ pens cost\?$/.test(question))
    return thousandths(a * b);
  if (/^Count back \d+ from \d+\. What do you get\?$/.test(question)) return b - a;
  if (/gets \d+ °C colder\. What is the temperature then\?$/.test(question)) return a - b;
  if (/^What is \d+% of £\d+\? Give the answer in pounds\.$/.test(question))
    return thousandths((a * b) / 100);
  if (
    /^A shape is (?:enlarged by|redrawn with) a scale factor of [\d.]+\. How many centimetres long does its \d+ cm side become\?$/.test(
      question,
    )
  )
    return thousandths(a * b);
  const sum = /^([^?]*\d) = £?\?$/.exec(question)?.[1];
  if (sum === undefined) return null;
  const value = toNumber(valueOf(sum));
  return question.endsWith('£?') ? thousandths(value / 100) : value;
}

/** The value that belongs on a number line. */
function placedAt(says: string): number {
  const percent = /^(\d+)%$/.exec(says)?.[1];
  const value = toNumber(valueOf(percent === undefined ? says : `${percent} ÷ 100`));
  return Number(value.toFixed(4));
}

/** A number, sum or measure; one below zero counts from 0. */
function valueOf(text: string): Exact {
  const plain = text
    .replace(/^(\d+) tens? and (\d+) ones?$/, '10 × $1 + $2')
    .replace(/^(\d+) m$/, '100 × $1')
    .replace(/^(\d+) cm$/, '$1')
    .replace(/^(\d+)% of (\d+)$/, '$1 × $2 ÷ 100')
    .replace(/^−/, '0 − ');
  return calculate(plain);
}

function toNumber({ top, bottom }: Exact): number {
  return Number(top) / Number(bottom);
}

function thousandths(value: number): number {
  return Math.round(value * 1000) / 1000;
}
