import { register } from 'import-in-the-middle/register-hooks.mjs';
import { KafkaJsInstrumentation } from '@opentelemetry/instrumentation-kafkajs';
import { NodeSDK } from '@opentelemetry/sdk-node';
import { NoopSpanProcessor } from '@opentelemetry/sdk-trace';

// Loaded with `--import`: kafkajs as a process sees it whose telemetry patches it.
register({ include: ['kafkajs'] });
new NodeSDK({ spanProcessors: [new NoopSpanProcessor()], instrumentations: [new KafkaJsInstrumentation()] }).start();
