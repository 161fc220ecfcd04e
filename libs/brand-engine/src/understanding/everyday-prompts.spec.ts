import { Pack } from '../pack/pack.js';
import { createUnderstanding } from './index.js';

const understanding = await createUnderstanding(Pack.load().icons);

it.each([
  ["We're launching Glowbase, a smart lighting app for apartments", 'Glowbase'],
  ['We’re opening Marlow’s, a deli in Bath', 'Marlow’s'],
  ['tatoo shop ink & iron, oldschool, black red', 'ink & iron'],
  ['pilates by nina, elegant, nude tones', 'pilates by nina'],
  ['logo for cleaning buisness sparkle squad pink and white', 'sparkle squad'],
  ['Whiskey Creek Golf Club crest, traditional', 'Whiskey Creek Golf Club'],
  ['The Copper Kettle tearoom, traditional', 'The Copper Kettle'],
  ['Velvet Hammer metal band, black', 'Velvet Hammer'],
])('the name is what a person takes for it: %s', async (prompt, name) => {
  expect((await understanding.understand(prompt)).name).toBe(name);
});

it.each([
  ["We're launching Glowbase, a smart lighting app for apartments", 'electronics'],
  ['bookkeeping for restaurants, "Salt & Ledger"', 'accounting'],
  ['Okonkwo Tax & Payroll. We look after small contractors. Dark green', 'fintech'],
  ['Grey Wolf Security – guards for events', 'security'],
  ['Marzipan, a boutique PR agency', 'marketing'],
  ['boutique hotel Maison Azur', 'hotel'],
  ['Ironside Locksmiths. Secure, steel', 'locksmith'],
])('whom a business serves is not its trade: %s', async (prompt, industry) => {
  expect((await understanding.understand(prompt)).industry).toBe(industry);
});

it.each([
  ['Logo for our parish choir, St Cecilia Singers', /musical-score/],
  ['I paint houses. My firm is called Whitlock & Sons Painters.', /paint-roller/],
  ['Jazz festival: Blue Velvet Nights', /saxophone/],
  ['Roller derby league - the Rolling Thunder Dolls', /roller-skate/],
  ['ceramic studio by Hana, called Mudlark', /potters-wheel|amphora/],
  ['bubble tea shop Boba Moon', /bubble-tea/],
  ['smart irrigation startup Drizzle', /drop/],
  ['OtterPay, instant payments for gig workers', /otter|coin/],
  ['an AI stylist that picks outfits, called Threadneedle', /^(?!.*(?:pick|hammer))/],
  ['Food bank Full Plate, welcoming community feel', /grocery-bag/],
])('a modern or a narrow trade shows its own thing: %s', async (prompt, picture) => {
  expect((await understanding.understand(prompt)).icons[0]?.id ?? '').toMatch(picture);
});

it.each([
  ['Beacon is an app that reminds people of their pills', /code|terminal|command/],
  ['a telemetry startup called Nodeva', /code|terminal|command/],
  ['city farm Mudchute Meadows, children, cheerful', /child|baby|student/],
  ['Our drivers are Green Light United, red', /sun|bulb/],
  ['stained glass artist Rowan Hale', /rowan/],
])('what tells nothing of the matter is no picture: %s', async (prompt, picture) => {
  const { icons } = await understanding.understand(prompt);
  expect(icons.filter(({ id, score }) => picture.test(id) && score >= 0.5)).toEqual([]);
});

it('what is to be not too medical shows no medical sign', async () => {
  const brief = await understanding.understand('Stonebridge Physiotherapy. Clean, teal. Not too medical.');
  expect(brief.avoidConcepts).toContain('medical');
  expect(brief.icons.filter(({ id }) => /aid|heartbeat|stethoscope|cross/.test(id))).toEqual([]);
});

it('what is told beside a colour refuses none, and no colour comes from a mood', async () => {
  expect((await understanding.understand('data platform Lumen Loop. clean gradient-free teal')).colours.primary?.words).toBe('teal');
  expect((await understanding.understand('allotment Ferry Lane, down to earth, green')).colours.primary?.words).toBe('green');
  expect((await understanding.understand('tattoo studio Black Thistle')).colours.primary).toBeNull();
});

it('an industrial look is no trade', async () => {
  expect((await understanding.understand('Bean Machine Coffee, industrial')).industry).toBe('coffee');
});

it.each([
  ['Bakery called Alba, authentic', 'modestLuxurious', -1],
  ['Bakery called Alba, forward-thinking', 'classicModern', 1],
  ['Bakery called Alba, sassy', 'seriousPlayful', 1],
  ['Bakery called Alba, practical', 'seriousPlayful', -1],
  ['Bäckerei namens Alba, innovativ', 'classicModern', 1],
  ['Bäckerei namens Alba, maskulin', 'softSharp', 1],
  ['Panadería llamada Alba, cercana', 'softSharp', -1],
  ['Panetteria chiamata Alba, stile spiritoso', 'seriousPlayful', 1],
] as const)('an everyday mood leans its way: %s', async (prompt, axis, way) => {
  const { personality } = await understanding.understand(prompt);
  expect(personality[axis] * way).toBeGreaterThan(0.2);
});
