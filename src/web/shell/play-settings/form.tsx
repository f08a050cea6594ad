import {
  helpOf,
  type HelpName,
  type PlaySettings,
  type PlaySettingsChange,
} from '#shared/play-settings.ts';
import { NO_VOICE } from '#games/kit/screen/read-aloud.tsx';
import { Choice } from '#ui/choice.tsx';
import { Switch } from '#ui/switch.tsx';
import { VoiceNote } from '../device-voice/voice-note.tsx';

interface PlaySettingsFormProps {
  settings: PlaySettings;
  onChange: (change: PlaySettingsChange) => void;
  /** Whether the pupil's device has a voice, as far as known. */
  hasVoice: boolean;
  /** In columns where there is room. */
  isWide?: boolean;
  /** Less help than this cannot be chosen. */
  atLeast?: PlaySettingsChange;
  /** A sentence about who has chosen a setting; nothing if nobody else has. */
  noteOf?: (name: HelpName) => string | false | undefined;
}

/** Every play setting, with one sentence that says what it does. */
export function PlaySettingsForm(props: PlaySettingsFormProps) {
  return (
    <div
      className={
        props.isWide
          ? 'grid items-start gap-x-8 gap-y-5 lg:grid-cols-2 xl:grid-cols-3'
          : 'flex flex-col gap-5'
      }
    >
      <Reading {...props} />
      <Playing {...props} />
    </div>
  );
}

/** What a setting's hint says, and which of its options can be chosen. */
function rulesOf({ settings, atLeast = {}, noteOf = () => undefined }: PlaySettingsFormProps) {
  const isLess = (name: HelpName, value: PlaySettings[HelpName]) =>
    name in atLeast &&
    helpOf(name, { ...settings, [name]: value }) < helpOf(name, { ...settings, ...atLeast });
  return {
    hintOf: (name: HelpName, hint: string) => [hint, noteOf(name)].filter(Boolean).join(' '),
    allowed: <Option extends { value: PlaySettings[HelpName] }>(
      name: HelpName,
      options: readonly Option[],
    ) => options.map((option) => ({ ...option, disabled: isLess(name, option.value) })),
    isFixed: (name: HelpName) => isLess(name, false),
  };
}

/** Settings for reading. */
function Reading(props: PlaySettingsFormProps) {
  const { settings, onChange } = props;
  const { hintOf, allowed, isFixed } = rulesOf(props);
  return (
    <>
      <Choice
        label="Text size"
        hint={hintOf('textSize', 'How big the words are.')}
        value={settings.textSize}
        options={allowed('textSize', [
          { value: 'normal', text: 'Normal' },
          { value: 'large', text: <span className="text-[1.15em]">Large</span> },
          { value: 'largest', text: <span className="text-[1.3em]">Largest</span> },
        ])}
        onChange={(textSize) => onChange({ textSize })}
      />
      <Choice
        label="Space"
        hint={hintOf('spacing', 'How much space there is between letters, words and lines.')}
        value={settings.spacing}
        options={allowed('spacing', [
          { value: 'normal', text: 'Normal' },
          { value: 'wide', text: <span data-spacing="wide">Wide</span> },
        ])}
        onChange={(spacing) => onChange({ spacing })}
      />
      <Choice
        label="Letters"
        hint={hintOf('font', 'Thicker at the bottom. Some people find this easier to read.')}
        value={settings.font}
        options={allowed('font', [
          { value: 'standard', text: 'Normal' },
          { value: 'easy', text: 'Easy' },
        ])}
        onChange={(font) => onChange({ font })}
      />
      <Switch
        label="Small letters"
        hint={hintOf('smallLetters', 'Word Search shows a, b, c instead of A, B, C.')}
        checked={settings.smallLetters}
        disabled={isFixed('smallLetters')}
        onChange={(smallLetters) => onChange({ smallLetters })}
      />
      <Choice
        label="Colours"
        hint={hintOf('contrast', 'Strong colours are easier to see.')}
        value={settings.contrast}
        options={allowed('contrast', [
          { value: 'normal', text: 'Normal' },
          { value: 'high', text: 'Strong' },
        ])}
        onChange={(contrast) => onChange({ contrast })}
      />
    </>
  );
}

/** Settings for playing. */
function Playing(props: PlaySettingsFormProps) {
  const { settings, onChange, hasVoice } = props;
  const { hintOf, allowed, isFixed } = rulesOf(props);
  return (
    <>
      <Choice
        label="Clock"
        hint={hintOf('countdown', 'How long you have to answer when there’s a clock.')}
        value={settings.countdown}
        options={allowed('countdown', [
          { value: 1, text: 'Normal' },
          { value: 2, text: 'Twice as long' },
          { value: 3, text: 'Three times as long' },
          { value: null, text: 'No clock' },
        ])}
        onChange={(countdown) => onChange({ countdown })}
      />
      <Switch
        label="Wait for me"
        hint={hintOf('waits', 'In a quiz, a wrong answer stays until you press Next question.')}
        checked={settings.waits}
        disabled={isFixed('waits')}
        onChange={(waits) => onChange({ waits })}
      />
      <Switch
        label="Calm"
        hint={hintOf('calm', 'Nothing moves on the screen, and there is no confetti.')}
        checked={settings.calm}
        disabled={isFixed('calm')}
        onChange={(calm) => onChange({ calm })}
      />
      <Switch
        label="Sounds"
        hint="Short, soft sounds in the games."
        checked={settings.sound}
        onChange={(sound) => onChange({ sound })}
      />
      <Switch
        label="Two keys"
        hint={hintOf(
          'switchAccess',
          'Play with two keys or switches: one moves, one chooses (Tab, then Space or Enter).',
        )}
        checked={settings.switchAccess}
        disabled={isFixed('switchAccess')}
        onChange={(switchAccess) => onChange({ switchAccess })}
      />
      {hasVoice ? (
        <Switch
          label="Read aloud"
          hint={hintOf('readAloud', 'A button beside the words reads them to you.')}
          checked={settings.readAloud}
          disabled={isFixed('readAloud')}
          onChange={(readAloud) => onChange({ readAloud })}
        />
      ) : (
        <div>
          <p className="text-base text-ink-soft">{NO_VOICE}</p>
          <VoiceNote />
        </div>
      )}
    </>
  );
}
