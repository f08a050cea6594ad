// Replaces jsdom's `labels`: it asks each label for its control, which walks the whole page, and Testing Library asks
// each control for its labels. That took a tenth of the time of tests of forms.
const LABELABLE = 'button, input, meter, output, progress, select, textarea';

const isLabelable = (element: Element | null) =>
  element?.matches(LABELABLE) === true && element.getAttribute('type') !== 'hidden';

/** Whether the label labels this control, by the HTML Standard, section 4.10.4. */
function isLabelOf(label: HTMLLabelElement, control: HTMLElement): boolean {
  if (label.hasAttribute('for')) {
    return label.htmlFor === control.id && document.getElementById(control.id) === control;
  }
  return (
    label.contains(control) && [...label.querySelectorAll(LABELABLE)].find(isLabelable) === control
  );
}

function labelsOf(this: HTMLElement): HTMLLabelElement[] | null {
  if (!isLabelable(this)) return null;
  return [...document.getElementsByTagName('label')].filter((label) => isLabelOf(label, this));
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
