// The files that a screen saves on the device: happy-dom downloads nothing.
import { onTestFinished, vi } from 'vitest';

/** Returns the names of the files saved from now on until the end of the test, in order. */
export function watchSavedFiles(): readonly string[] {
  const names: string[] = [];
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function saved(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { createObjectURL, revokeObjectURL } = URL;
  URL.createObjectURL = () => 'blob:saved';
  URL.revokeObjectURL = () => {};
  onTestFinished(() => {
    click.mockRestore();
    Object.assign(URL, { createObjectURL, revokeObjectURL });
  });
  return names;
}
