// Saves a text that the browser already has as a file on the device.

/** Starts a download of `text` under `name`. */
export function saveFile(name: string, text: string, type: string = 'application/json'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  URL.revokeObjectURL(address);
}
