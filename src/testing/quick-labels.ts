// Replaces jsdom's `labels`: it asks each label for its control, which walks the whole page, and Testing Library asks
// each control for its labels. That took a tenth of the time of tests of forms.
const LABELABLE = 'button, input, meter, output, progress, select, textarea';

const isLabelable = (element: Element | null) =>
  element?.matches(LABELABLE) === true && element.getAttribute('type') !== 'hidden';

/** The labels of the page, or of a copy of it, that the control is in. */
function labelsAround(control: HTMLElement): Iterable<HTMLLabelElement> {
  const root = control.getRootNode();
  if (root instanceof Document || root instanceof Element)
    return root.getElementsByTagName('label');
  return root instanceof DocumentFragment ? root.querySelectorAll('label') : [];
}

/** Whether an id leads to this control: to the first of those that have it. */
function isLedTo(control: HTMLElement): boolean {
  const root = control.getRootNode();
  const hasIds = root instanceof Document || root instanceof DocumentFragment;
  return !hasIds || root.getElementById(control.id) === control;
}

/** Whether the label labels this control, by the HTML Standard, section 4.10.4. */
function isLabelOf(label: HTMLLabelElement, control: HTMLElement): boolean {
  if (label.hasAttribute('for')) return label.htmlFor === control.id && isLedTo(control);
  return (
    label.contains(control) && [...label.querySelectorAll(LABELABLE)].find(isLabelable) === control
  );
}

function labelsOf(this: HTMLElement): HTMLLabelElement[] | null {
  if (!isLabelable(this)) return null;
  return [...labelsAround(this)].filter((label) => isLabelOf(label, this));
}

for (const kind of [
  HTMLButtonElement,
  HTMLInputElement,
  HTMLMeterElement,
  HTMLOutputElement,
  HTMLProgressElement,
  HTMLSelectElement,
  HTMLTextAreaElement,
]) {
  Object.defineProperty(kind.prototype, 'labels', { configurable: true, get: labelsOf });
}
