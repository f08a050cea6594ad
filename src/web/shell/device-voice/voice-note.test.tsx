import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { AMERICAN, BRITISH, deviceWith, FAR_AWAY } from '#testing/fake-voices.ts';
import { useDeviceVoice } from './use-device-voice.ts';
import { VoiceHelp } from './voice-help.tsx';
import { VoiceNote } from './voice-note.tsx';

const ANDROID = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/145.0.0.0';
const WINDOWS = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/145.0.0.0';

function browseOn(userAgent: string) {
  const agent = vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  onTestFinished(() => agent.mockRestore());
}

function Help() {
  return <VoiceHelp voice={useDeviceVoice()} />;
}

const hear = () => screen.queryByRole('button', { name: 'Hear it' });

describe('the help with voices', () => {
  it('the help with voices says that there is a British voice, lets it be heard, and keeps the steps for other devices', async () => {
    browseOn(WINDOWS);
    const { spoken, voice } = deviceWith([AMERICAN, BRITISH]);
    render(<Help />);
    expect(screen.getByRole('status')).toHaveTextContent('This device has a British voice.');
    await userEvent.click(screen.getByRole('button', { name: 'Hear it' }));
    expect(spoken()).toEqual(['Which word rhymes with cat? Hat, dog or sun?']);
    expect(voice()).toBe(BRITISH);
    expect(await screen.findByText('How to add a British voice to a device')).toBeVisible();
    expect(screen.queryByText(/^How to add a British voice here/)).not.toBeInTheDocument();
  });

  it('the help with voices says where there is only another English voice, and how a British one is added to this system', async () => {
    browseOn(WINDOWS);
    deviceWith([AMERICAN, FAR_AWAY]);
    render(<Help />);
    expect(screen.getByRole('status')).toHaveTextContent(
      'This device has no British voice. It reads aloud with another English one.',
    );
    expect(hear()).toBeInTheDocument();
    expect(await screen.findByText('How to add a British voice here (Windows)')).toBeVisible();
    expect(screen.getByText('Open Settings, Time & language, Speech.')).toBeVisible();
    await userEvent.click(screen.getByText('On other devices'));
    expect(screen.getByText('Chromebook')).toBeVisible();
    expect(screen.queryByText('Windows')).not.toBeInTheDocument();
  });

  it('the help with voices says that there is none only when the browser has had time to name them', async () => {
    const { bring } = deviceWith([]);
    render(<Help />);
    expect(screen.getByRole('status')).toHaveTextContent('Looking for a voice…');
    expect(hear()).not.toBeInTheDocument();
    expect(await screen.findByText(/can’t read aloud/)).toBeVisible();
    expect(hear()).not.toBeInTheDocument();
    bring([BRITISH]);
    expect(screen.getByRole('status')).toHaveTextContent('This device has a British voice.');
  });

  it('the help with voices says that there is none in a browser that cannot speak, and shows every system where it knows none', async () => {
    browseOn('Something else');
    render(<Help />);
    expect(await screen.findByText(/can’t read aloud/)).toBeVisible();
    await userEvent.click(await screen.findByText('How to add a British voice to a device'));
    for (const name of [
      'Windows',
      'Chromebook',
      'iPad or iPhone',
      'Mac',
      'Android tablet',
      'Linux',
    ])
      expect(screen.getByText(name)).toBeVisible();
  });

  it('the help with voices asks to listen on Android, which lists voices before they are installed', async () => {
    browseOn(ANDROID);
    deviceWith([{ ...BRITISH, lang: 'en_GB' }]);
    render(<Help />);
    expect(screen.getByRole('status')).toHaveTextContent(/Android lists it before/);
    expect(hear()).toBeInTheDocument();
    expect(await screen.findByText(/voice here \(Android tablet\)/)).toBeVisible();
  });
});

describe('the note for grown-ups', () => {
  it('the note for grown-ups is not there where the device has a British voice', () => {
    deviceWith();
    const { container } = render(<VoiceNote />);
    expect(container).toBeEmptyDOMElement();
  });

  it('the note for grown-ups does not appear for voices that arrive late', () => {
    const { bring } = deviceWith([]);
    const { container } = render(<VoiceNote />);
    expect(container).toBeEmptyDOMElement();
    bring([BRITISH]);
    expect(container).toBeEmptyDOMElement();
  });

  it.each([
    ['this device has no British voice yet', [AMERICAN]],
    ['this device can’t read aloud yet', [FAR_AWAY]],
  ])(
    'the note for grown-ups is one line that says ‘%s’, and opens to the help',
    async (line, voices) => {
      browseOn('Something else');
      deviceWith(voices);
      render(<VoiceNote />);
      const summary = await screen.findByText(`For grown-ups: ${line}`);
      expect(screen.queryByRole('status')).not.toBeInTheDocument();
      await userEvent.click(summary);
      expect(await screen.findByRole('status')).toBeVisible();
      expect(await screen.findByText('How to add a British voice to a device')).toBeVisible();
    },
  );
});
