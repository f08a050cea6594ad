/** Prints lines on a sheet of their own; does nothing if the browser allows no window. */
export function printLines(title: string, lines: readonly string[]): void {
  const sheet = window.open('', '_blank', 'width=480,height=640');
  if (!sheet) return;
  sheet.document.title = title;
  const heading = sheet.document.createElement('h1');
  heading.textContent = title;
  const list = sheet.document.createElement('pre');
  list.textContent = lines.join('\n\n');
  sheet.document.body.append(heading, list);
  sheet.print();
  sheet.close();
}
