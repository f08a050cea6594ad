import type { CallOf, Endpoint } from '#shared/contract/endpoint.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';
import { ask } from '../data/api.ts';
import { saveFile } from '#ui/save-file.ts';
import { toasts } from '../data/toasts.ts';
import { useOneAtATime } from '#ui/use-one-at-a-time.ts';
import { busyButton } from '#ui/busy-button.ts';

interface DownloadButtonProps<E extends Endpoint> {
  endpoint: E;
  input: CallOf<E>;
  /** What is in the file: the button's name begins with its text and ends with this (WCAG 2.4.6, 2.5.3). */
  of: string;
  /** The file's name if the answer has none. */
  name: string;
}

/** Saves an answer as a file. It uses a call instead of a link, so that the password can be asked for first. */
export function DownloadButton<E extends Endpoint>({
  endpoint,
  input,
  of,
  name,
}: DownloadButtonProps<E>) {
  const { run: download, running } = useOneAtATime(async () => {
    try {
      const response = await ask(endpoint, input);
      const type = response.headers.get('content-type') ?? 'text/csv';
      saveFile(nameOf(response) ?? name, await response.blob(), type);
    } catch (error) {
      showToast(toasts.downloadFailed(error));
    }
  });
  return (
    <Button
      look="quiet"
      aria-label={`Download as CSV: ${of}`}
      {...busyButton(running !== null)}
      onClick={() => void download()}
    >
      Download as CSV
    </Button>
  );
}

/** The file name in the answer, with letters of any script (RFC 6266). */
function nameOf({ headers }: Response): string | null {
  const encoded = /filename\*=UTF-8''([^;]+)/.exec(headers.get('content-disposition') ?? '')?.[1];
  return encoded === undefined ? null : decodeURIComponent(encoded);
}
