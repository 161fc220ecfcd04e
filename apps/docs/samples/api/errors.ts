import { Blazon, ResponseError } from '@blazon/sdk';

const { BLAZON_KEY: apiKey = '', BLAZON_URL: baseUrl = '' } = process.env;
const blazon = new Blazon({ apiKey, baseUrl });
try {
  await blazon.projects.create({ name: '' });
} catch (error) {
  if (!(error instanceof ResponseError)) throw error;
  console.log(error.status, error.code, error.param, error.requestId);
}
