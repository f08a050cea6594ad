import { useDeviceVoice } from '../../../shell/device-voice/use-device-voice.ts';
import { VoiceHelp } from '../../../shell/device-voice/voice-help.tsx';
import { Panel } from '../../../shell/panel.tsx';

/** Whether pupils who cannot read yet can listen: on this device, and how to find out on theirs (D10). */
export function ReadingAloudPanel() {
  return (
    <Panel title="Reading aloud" id="reading-aloud">
      <p>
        Pupils who can’t read yet press a button to hear the words. Their own device reads them,
        ideally in a British voice.
      </p>
      <VoiceHelp voice={useDeviceVoice()} />
      <p>
        We aren’t told which voices pupils’ devices have. Open the class page on each one: if it has
        no British voice, a note for grown-ups at the bottom says so.
      </p>
    </Panel>
  );
}
