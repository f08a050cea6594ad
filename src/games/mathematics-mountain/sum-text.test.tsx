import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { SumText } from './sum-text.tsx';

const drawn = () => document.querySelector('[aria-hidden]');
const open = (text: string, spoken?: string) =>
  render(<SumText text={text} {...(spoken ? { spoken } : {})} />);

it('a fraction is stacked on the screen, and stays as written for screen readers', () => {
  open('What is 3/4 of 20?');
  expect(drawn()).toHaveTextContent('What is 34 of 20?');
  expect(screen.getByText('What is 3/4 of 20?')).toHaveClass('sr-only');
});

it('a box replaces the missing number, even inside a fraction', () => {
  open('4 + ? = 9 and ?/7');
  expect(drawn()).toHaveTextContent('4 + = 9 and 7');
  expect(drawn()?.querySelectorAll('.border-dashed')).toHaveLength(2);
});

it('screen readers get the spoken text instead of the written one', () => {
  open('10² = ?', 'ten squared equals what?');
  expect(screen.getByText('ten squared equals what?')).toHaveClass('sr-only');
});

it('a plain question is written once, with its bold words and without tags', () => {
  open('How many days are **not** in June? <b>');
  expect(drawn()).not.toBeInTheDocument();
  expect(screen.getByText('not').tagName).toBe('STRONG');
  expect(document.body).toHaveTextContent('How many days are not in June? <b>');
});
