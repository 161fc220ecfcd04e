import { Blazon, ResponseError } from '@blazon/sdk';

const blazon = new Blazon({ apiKey: process.env.BLAZON_KEY ?? '', baseUrl: process.env.BLAZON_URL ?? '' });
try {
  await blazon.projects.create({ name: '' });
} catch (error) {
  if (!(error instanceof ResponseError)) throw error;
  console.log(error.status, error.code, error.param, error.requestId);
}
