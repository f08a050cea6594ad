// The files of a school that is one of many on a machine: a process and a database each, isolated by construction.
import { randomBytes } from 'node:crypto';

export interface School {
  /** Of its service, role and database. */
  name: string;
  host: string;
  port: number;
}

/** Few, because all schools share the server's connections. */
const CONNECTIONS = 4;

export const SCHOOL_NAME = /^[a-z][a-z0-9-]{0,30}$/;

/** The name of a school's role and database. */
export const databaseName = (name: string) => `games_${name.replaceAll('-', '_')}`;

export const newSecret = () => randomBytes(32).toString('hex');

/** The settings of the school's process, with keys of its own. */
export function settingsOf({ name, host, port }: School, databaseUrl: string): string {
  const settings = {
    APP_ORIGIN: `https://${host}`,
    PORT: port,
    TRUST_PROXY: 1,
    DATABASE_URL: databaseUrl,
    DATABASE_CONNECTIONS: CONNECTIONS,
    DATA_DIR: `/var/lib/bright-explorers/${name}`,
    BACKUP_DIR: `/var/lib/bright-explorers-backups/${name}`,
    SECRET_KEY: newSecret(),
  };
  return Object.entries(settings)
    .map(([setting, value]) => `${setting}=${value}\n`)
    .join('');
}

/** Lines for Caddy, which gets the certificate by itself. */
export const proxyOf = ({ host, port }: School) => `${host} {
\treverse_proxy 127.0.0.1:${port} {
\t\theader_up -X-Request-Id
\t}
}
`;

/** `bright-explorers@.service`: one unit for all schools, each as a user of its own that systemd makes. */
export const UNIT = `[Unit]
Description=Bright Explorers for %i
After=network-online.target postgresql.service
Wants=network-online.target

[Service]
DynamicUser=yes
User=games-%i
WorkingDirectory=/srv/bright-explorers
EnvironmentFile=/etc/bright-explorers/%i.env
# Mount another disk at /var/lib/private/bright-explorers-backups.
StateDirectory=bright-explorers/%i bright-explorers-backups/%i
StateDirectoryMode=0700
Environment=NODE_ENV=production
ExecStart=/usr/bin/node tools/run.mjs main
Restart=always
RestartSec=2
TimeoutStopSec=15
KillMode=mixed
UMask=0077
NoNewPrivileges=yes
CapabilityBoundingSet=
ProtectSystem=strict
ProtectHome=yes
PrivateTmp=yes
PrivateDevices=yes

[Install]
WantedBy=multi-user.target
`;

/** What root has to do for a new school, from the folder of the files. */
export function rootCommands({ name }: School): string[] {
  return [
    'install -m 644 bright-explorers@.service /etc/systemd/system/ && systemctl daemon-reload',
    `install -D -m 600 ${name}.env /etc/bright-explorers/${name}.env`,
    `grep -q '^import schools/' /etc/caddy/Caddyfile || printf '\\nimport schools/*.caddy\\n' >> /etc/caddy/Caddyfile`,
    `install -D -m 644 ${name}.caddy /etc/caddy/schools/${name}.caddy && systemctl reload caddy`,
    `systemctl enable --now bright-explorers@${name}`,
    `journalctl -u bright-explorers@${name}   # shows the first admin's password, once`,
  ];
}
