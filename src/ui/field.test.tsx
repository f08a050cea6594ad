import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Field, TextArea } from './field.tsx';

describe('a field', () => {
  it('a field is linked to its label', async () => {
    render(<Field label="Name" />);
    await userEvent.click(screen.getByText('Name'));
    expect(screen.getByLabelText('Name')).toHaveFocus();
    expect(screen.getByLabelText('Name')).not.toHaveAccessibleDescription();
    expect(screen.getByLabelText('Name')).toBeValid();
  });

  it('a field is described by its hint, and by its error instead when there is one', () => {
    const { rerender } = render(<Field label="Name" hint="As on your peg" />);
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('As on your peg');
    rerender(<Field label="Name" hint="As on your peg" error="Name is required" />);
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('Name is required');
    expect(screen.getByLabelText('Name')).toBeInvalid();
    expect(screen.queryByText('As on your peg')).not.toBeInTheDocument();
    rerender(<Field label="Name" error={undefined} />);
    expect(screen.getByLabelText('Name')).toBeValid();
    expect(screen.getByLabelText('Name')).not.toHaveAccessibleDescription();
  });

  it('a field passes other properties to the input, and shows the control inside it', () => {
    render(<Field label="Word" type="password" maxLength={5} trailing={<button>Show</button>} />);
    expect(screen.getByLabelText('Word')).toHaveAttribute('type', 'password');
    expect(screen.getByLabelText('Word')).toHaveAttribute('maxlength', '5');
    expect(screen.getByRole('button', { name: 'Show' })).toBeInTheDocument();
  });

  it('two fields with the same label are kept apart', () => {
    render(
      <>
        <Field label="Name" error="One" />
        <Field label="Name" error="Two" />
        <TextArea label="Name" hint="Three" />
      </>,
    );
    const notes = screen.getAllByLabelText('Name').map((input) => {
      return document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent;
    });
    expect(notes).toEqual(['One', 'Two', 'Three']);
  });
});

describe('a text area', () => {
  it('a text area is linked to its label and its hint', () => {
    render(<TextArea label="Message" hint="A few words" maxLength={9} />);
    const box = screen.getByRole('textbox', { name: 'Message' });
    expect(box).toHaveAccessibleDescription('A few words');
    expect(box).toHaveAttribute('maxlength', '9');
  });

  it('a text area has no description without a hint', () => {
    render(<TextArea label="Message" />);
    expect(screen.getByLabelText('Message')).not.toHaveAttribute('aria-describedby');
  });
});
