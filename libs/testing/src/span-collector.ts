import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** A span as OTLP writes it in JSON. */
export interface CollectedSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  /** 2 is the server's side of a call, 3 the client's. */
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Attribute[];
  /** The service that made it. */
  service: string;
}

interface Attribute {
  key: string;
  value: { stringValue?: string };
}

interface ExportRequest {
  resourceSpans: { resource: { attributes: Attribute[] }; scopeSpans: { spans: Omit<CollectedSpan, 'service'>[] }[] }[];
}

/** A collector that keeps the spans it is sent. */
export class SpanCollector {
  readonly spans: CollectedSpan[] = [];

  private constructor(private readonly server: Server) {}

  static async start(): Promise<SpanCollector> {
    const collector = new SpanCollector(createServer());
    collector.server.on('request', (request, response) => {
      void text(request).then((body) => {
        const { resourceSpans } = JSON.parse(body) as ExportRequest;
        for (const { resource, scopeSpans } of resourceSpans) {
          const service = resource.attributes.find(({ key }) => key === 'service.name')?.value.stringValue ?? '';
          for (const { spans } of scopeSpans) collector.spans.push(...spans.map((span) => ({ ...span, service })));
        }
        response.setHeader('content-type', 'application/json').end('{}');
      });
    });
    collector.server.listen(0, '127.0.0.1');
    await once(collector.server, 'listening');
    return collector;
  }

  /** The environment variables that make a process send its spans here. */
  get variables(): Record<string, string> {
    const url = `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
    return { OTEL_EXPORTER_OTLP_ENDPOINT: url, OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json' };
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((closed) => this.server.close(closed));
  }
}
