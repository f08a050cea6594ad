import { useDeviceVoice } from '../../../shell/device-voice/use-device-voice.ts';
import { VoiceHelp } from '../../../shell/device-voice/voice-help.tsx';
import { Panel } from '../../../shell/panel.tsx';

/** Whether pupils who cannot read yet can listen: on this device, and how to find out on theirs (D10). */
export function ReadingAloudPanel() {
  return (
    <Panel title="Reading aloud" id="reading-aloud">
      <p>
        Pupils who cannot read yet press a button to hear the words. They are read by a voice of
        their own device, best by a British one.
      </p>
      <VoiceHelp voice={useDeviceVoice()} />
      <p>
        Which voices pupils’ devices have is not sent to us. Open the class page on each of them: if
        there is no British voice, it says so at the foot, for grown-ups.
      </p>
    </Panel>
  );
}
