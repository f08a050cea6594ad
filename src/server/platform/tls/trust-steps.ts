// How each kind of device comes to trust the school's root certificate, and how it is taken off again.

export const ROOT_FILE = 'school-games.crt';

interface Steps {
  device: string;
  install: readonly string[];
  remove: string;
}

/** The makers' steps, for the root certificate of this name. */
export const stepsFor = (title: string): readonly Steps[] => [
  {
    device: 'iPad, iPhone',
    install: [
      'Open this page in Safari, download the certificate and allow it.',
      'Settings → Profile Downloaded → Install. “More Details” shows the fingerprint.',
      'Settings → General → About → Certificate Trust Settings: switch it on.',
    ],
    remove: `Settings → General → VPN & Device Management → ${title} → Remove Profile.`,
  },
  {
    device: 'Android',
    install: [
      'Download the certificate.',
      'Settings → Security → Encryption and credentials (or “More security settings”) → Install a certificate → CA certificate.',
      'In the same place, Trusted credentials → User shows the fingerprint. Chrome trusts it now.',
    ],
    remove: `Settings → Security → Encryption and credentials → Trusted credentials → User → ${title} → Uninstall.`,
  },
  {
    device: 'Chromebook',
    install: [
      'Download the certificate.',
      'Settings → Privacy and security → Security → Manage certificates → Authorities → Import; trust it for identifying websites.',
    ],
    remove: `Settings → Privacy and security → Security → Manage certificates → Authorities → ${title} → Delete.`,
  },
  {
    device: 'Windows (Chrome, Edge), as administrator',
    install: [
      `Fingerprint: certutil -hashfile ${ROOT_FILE} SHA256`,
      `certutil -addstore -f Root ${ROOT_FILE}`,
    ],
    remove: `certutil -delstore Root "${title}"`,
  },
  {
    device: 'Mac (Safari, Chrome)',
    install: [
      `Fingerprint: shasum -a 256 ${ROOT_FILE}`,
      `sudo security add-trusted-cert -d -r trustRoot -k /Library/Keychains/System.keychain ${ROOT_FILE}`,
    ],
    remove: `sudo security delete-certificate -c "${title}" /Library/Keychains/System.keychain`,
  },
  {
    device: 'Linux (Chromium)',
    install: [
      `Fingerprint: sha256sum ${ROOT_FILE}`,
      `certutil -d sql:$HOME/.pki/nssdb -A -t C,, -n school-games -i ${ROOT_FILE}`,
    ],
    remove: 'certutil -d sql:$HOME/.pki/nssdb -D -n school-games',
  },
  {
    device: 'Firefox',
    install: [
      'Settings → Privacy & Security → View Certificates → Authorities → Import; trust it to identify websites.',
    ],
    remove: `Settings → Privacy & Security → View Certificates → Authorities → ${title} → Delete.`,
  },
];
