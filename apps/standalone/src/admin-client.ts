/** Calls the Admin API of this machine. */
export class AdminClient {
  constructor(
    private readonly url: string,
    private readonly token: string,
  ) {}

  async call<T>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: object): Promise<T> {
    const response = await fetch(`${this.url}/admin${path}`, {
      method,
      headers: { authorization: `Bearer ${this.token}`, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path} of the Admin API failed: ${response.status} ${await response.text()}`);
    return (await response.json()) as T;
  }
}
