/** Where this library reports background errors; pino fits. */
export interface EventLogger {
  info(details: object, message: string): void;
  warn(details: object, message: string): void;
  error(details: object, message: string): void;
}

const write = (level: string) => (details: object, message: string) => {
  console.error(`${level}: ${message}`, details);
};

/** The logger where none is given: plain lines on standard error, problems only. */
export const stderrLogger: EventLogger = { info: () => undefined, warn: write('warn'), error: write('error') };
