import { Implements, RouteFacts } from '@blazon/platform';
import { Body, Controller, UseGuards } from '@nestjs/common';
import { Open } from '../admission/route-facts.js';
import { GitHubSignatureGuard } from '../secret-scanning/github-signature.guard.js';
import { type FoundToken, FoundTokens, SecretScanning, type Verdict } from '../secret-scanning/secret-scanning.js';

/** GitHub may report many keys at once. */
const MAX_REPORT_BYTES = 1024 * 1024;

/** GitHub's reports of keys that it found in public. */
@Controller()
export class SecretScanningController {
  constructor(private readonly secretScanning: SecretScanning) {}

  @Open('live')
  @RouteFacts({ bodyLimit: MAX_REPORT_BYTES })
  @Implements({ method: 'POST', path: '/integrations/github/secret-scanning', body: FoundTokens })
  @UseGuards(GitHubSignatureGuard)
  report(@Body() found: FoundToken[]): Promise<Verdict[]> {
    return this.secretScanning.revoke(found);
  }
}
