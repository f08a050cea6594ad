// HTTP of the installation's public settings and of paying.
import type { FastifyInstance } from 'fastify';
import type { PublicConfig } from '#shared/contract/payment.ts';
import { contract } from '#shared/contract/index.ts';
import { emailSettings } from '../contact/settings.ts';
import type { Deps } from '../deps.ts';
import { servePublic } from '../serve.ts';

export function paymentRoutes(app: FastifyInstance, { config }: Deps): void {
  servePublic(app, contract.getConfig, async (): Promise<PublicConfig> => ({
    appName: config.appName,
    registrationFeePence: config.registrationFeePence,
    payment: {
      mode: config.stripe ? 'stripe' : 'sandbox',
      scriptUrl: config.stripe ? 'https://js.stripe.com/v3/' : '',
    },
    email: emailSettings(config),
  }));
}
