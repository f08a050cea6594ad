import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { StrictMode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_PLAY_SETTINGS } from '#shared/default-play-settings.ts';
import { hearSounds } from '#testing/hear-sounds.tsx';
import { PlaySettingsContext } from './play-settings.tsx';
import { useCue, useOpeningCue, usePreparedSounds, useSound } from './sound.ts';

function Toy({ moment = 0 }: { moment?: number }) {
  const play = useSound();
  useOpeningCue('win');
  useCue('right', moment);
  return <button onClick={() => play('tap')}>Press</button>;
}

const press = () => fireEvent.click(screen.getByRole('button'));

describe('a screen', () => {
  it('a screen plays a sound once when it opens, at each new moment and at a tap', () => {
    const { heard, wrapper } = hearSounds();
    const { rerender } = render(<Toy />, { wrapper });
    expect(heard()).toEqual(['win']);
    rerender(<Toy />);
    rerender(<Toy moment={1} />);
    press();
    expect(heard()).toEqual(['win', 'right', 'tap']);
  });

  it('a screen is silent for a pupil who has switched the sound off', () => {
    const { heard, wrapper: Wrapper } = hearSounds();
    const settings = { ...DEFAULT_PLAY_SETTINGS, sound: false };
    const at = (moment: number) => (
      <Wrapper>
        <PlaySettingsContext value={settings}>
          <Toy moment={moment} />
        </PlaySettingsContext>
      </Wrapper>
    );
    const { rerender } = render(at(0));
    rerender(at(1));
    press();
    expect(heard()).toEqual([]);
  });
});

describe('the device', () => {
  /** Records when each note begins, and its pitch. */
  const begun: { at: number; pitch: number }[] = [];

  let opened = 0;

  class FakeDevice {
    constructor() {
      opened++;
    }
    currentTime = 5;
    destination = {};
    resume = async () => {};
    createGain = () => ({
      gain: {
        setValueAtTime: vi.fn(),
        linearRampToValueAtTime: vi.fn(),
        exponentialRampToValueAtTime: vi.fn(),
      },
      connect: vi.fn(),
    });
    createOscillator = () => {
      let pitch = 0;
      return {
        frequency: {
          setValueAtTime: (value: number) => {
            pitch = value;
          },
          exponentialRampToValueAtTime: vi.fn(),
        },
        connect: (next: unknown) => next,
        start: (at: number) => void begun.push({ at, pitch }),
        stop: vi.fn(),
      };
    };
  }

  beforeEach(() => {
    begun.splice(0);
    // A sound that is too late is left out, and a busy machine may be late.
    vi.spyOn(performance, 'now').mockReturnValue(0);
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('the device is opened with the game, and not again at the first sound', async () => {
    vi.stubGlobal('AudioContext', FakeDevice);
    function Game() {
      usePreparedSounds();
      const play = useSound();
      return <button onClick={() => play('tap')}>Press</button>;
    }
    render(<Game />, { wrapper: StrictMode });
    await waitFor(() => expect(opened).toBe(1));
    expect(begun).toEqual([]);
    press();
    await waitFor(() => expect(begun.length).toBeGreaterThan(0));
    expect(opened).toBe(1);
  });

  it('the device gets the notes of a sound one after the other', async () => {
    vi.stubGlobal('AudioContext', FakeDevice);
    render(<Toy />, { wrapper: StrictMode });
    await waitFor(() => expect(begun).toHaveLength(5));
    expect(begun[0]).toEqual({ at: 5, pitch: 523.3 });
    expect(begun[3]).toEqual({ at: 5.36, pitch: 1046.5 });
  });

  it('the device may be missing', () => {
    render(<Toy />);
    expect(press).not.toThrow();
  });
});
