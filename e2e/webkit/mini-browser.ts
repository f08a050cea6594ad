// WebKit as Debian builds it: its small browser, driven over WebDriver on an invisible screen (D15).
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Builder, Capabilities, type WebDriver } from 'selenium-webdriver';
import { z } from 'zod';
import { pathOf } from '../../tools/browser.ts';

const SIZE = { width: 1280, height: 800 } as const;
/** The interval, in milliseconds, and the number of attempts to reach the driver. */
const ASKING = { everyMs: 250, times: 40 } as const;

const MINI_BROWSERS = ['x86_64', 'aarch64'].map(
  (processor) => `/usr/lib/${processor}-linux-gnu/webkit2gtk-4.1/MiniBrowser`,
);

interface Programs {
  driver: string;
  miniBrowser: string;
  screen: string;
}

/** The required programs and their paths; null if one is missing. In Debian: webkit2gtk-driver, xvfb. */
export function findPrograms(): Programs | null {
  const driver = pathOf('WebKitWebDriver');
  const miniBrowser = MINI_BROWSERS.find((path) => existsSync(path));
  const screen = pathOf('Xvfb');
  return driver && miniBrowser && screen ? { driver, miniBrowser, screen } : null;
}

/** An open browser. */
export class MiniBrowser {
  readonly driver: WebDriver;
  readonly #processes: readonly ChildProcess[];

  private constructor(driver: WebDriver, processes: readonly ChildProcess[]) {
    this.driver = driver;
    this.#processes = processes;
  }

  static async open(programs: Programs): Promise<MiniBrowser> {
    const screen = await startScreen(programs.screen);
    const port = await freePort();
    const server = spawn(programs.driver, [`--port=${port}`], {
      env: { ...process.env, DISPLAY: screen.name },
      stdio: 'ignore',
    });
    const processes = [server, screen.process];
    try {
      const driver = await connect(port, programs.miniBrowser);
      await driver
        .manage()
        .window()
        .setRect({ x: 0, y: 0, ...SIZE });
      return new MiniBrowser(driver, processes);
    } catch (error) {
      await Promise.all(processes.map(stop));
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.driver.quit();
    await Promise.all(this.#processes.map(stop));
  }
}

/** Connects as soon as the driver listens. */
async function connect(port: number, binary: string): Promise<WebDriver> {
  const capabilities = new Capabilities({
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': { binary, args: ['--automation'] },
  });
  for (let tries = 1; ; tries++) {
    try {
      return await new Builder()
        .usingServer(`http://127.0.0.1:${port}`)
        .withCapabilities(capabilities)
        .build();
    } catch (error) {
      if (tries === ASKING.times) throw error;
      await sleep(ASKING.everyMs);
    }
  }
}

/** A screen in memory, under a free number. */
async function startScreen(program: string): Promise<{ name: string; process: ChildProcess }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1280x900x24'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [, , , told] = child.stdio;
  if (!told) throw new Error('The screen cannot tell its number.');
  const [number] = await once(told, 'data');
  return { name: `:${String(number).trim()}`, process: child };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = z.object({ port: z.number() }).parse(server.address());
  server.close();
  await once(server, 'close');
  return port;
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
}
