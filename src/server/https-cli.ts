// `npm run https`: switches HTTPS on with the school's own certificate authority, or off.
import { ConfigError } from './platform/config.ts';
import { readSettings } from './platform/settings.ts';
import { runHttpsCommand } from './platform/tls/command.ts';
import { exitOnSignal, say, stopWith } from './process.ts';

exitOnSignal(1);
try {
  const lines = await runHttpsCommand(readSettings, process.argv.slice(2), new Date());
  for (const line of lines) say(line);
} catch (error) {
  stopWith(error, [ConfigError]);
}
