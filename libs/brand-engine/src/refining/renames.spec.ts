import { useRefining } from '../testing/refined.js';

const refined = useRefining('name', 'next');

describe('a new name takes the place of the old one', () => {
  it.each([
    ['Pizzeria Da Nonna Ida, una pizza, rosso', 'Il nome cambia: Da Zia Ida. Tutto il resto va bene così.', 'Da Zia Ida'],
    ['Roofing contractor Slate & Son, roof, grey', 'Actually it\'s "Slate & Sons" with an s.', 'Slate & Sons'],
    ['Gym called Iron Parish, black, kettlebell', "We've renamed: it's Iron Chapel now.", 'Iron Chapel'],
    ['Gym called Iron Parish, black, kettlebell', "we're now called Iron Chapel", 'Iron Chapel'],
    ['Blumenladen Wiesengrün, Tulpe, rosa', 'Jetzt heißen wir Wiesenglück.', 'Wiesenglück'],
    ['Blumenladen Wiesengrün, Tulpe, rosa', 'Ab sofort: Zum roten Mohn', 'Zum roten Mohn'],
    ['Blumenladen Wiesengrün, Tulpe, rosa', 'neuer Name: Blütenwerk, sonst alles gleich', 'Blütenwerk'],
    ['Café Le Merle, un merle, noir', 'Nouveau nom : Le Merle Blanc', 'Le Merle Blanc'],
    ['Café Le Merle, un merle, noir', 'désormais nous sommes La Grive', 'La Grive'],
    ['Taller Ruedas, una rueda, azul', 'Ahora somos Dos Ruedas', 'Dos Ruedas'],
    ['Bakkerij Jansen, een brood, bruin', 'We heten voortaan Bakkerij Jansen & Dochter', 'Bakkerij Jansen & Dochter'],
    ['Frisör Lockigt, en sax, rosa', 'Nytt namn: Hårklubben', 'Hårklubben'],
    ['Cykelsmed Pedalen, cykel, rød', 'Vi hedder nu Kædehuset', 'Kædehuset'],
    ['Кофейня «Зерно», чашка, коричневый', 'Теперь мы называемся «Зерно и пар»', 'Зерно и пар'],
    ['Kwiaciarnia Polna, mak, czerwony', 'Zmień nazwę na Leśna Droga', 'Leśna Droga'],
    ['Padaria Sol, sol, laranja', 'o nome agora é Padaria Lua', 'Padaria Lua'],
    ['Kavárna Liška, liška, oranžová', 'Nový název: Kavárna Jezevec', 'Kavárna Jezevec'],
    ['Ταβέρνα «Το Κύμα», ένα ψάρι, μπλε', 'Νέο όνομα: Ο Γλάρος', 'Ο Γλάρος'],
    ['Coffee roaster Northwind, blue, wind', 'Northwind becomes Southwind', 'Southwind'],
    ['Boat hire Driftwood Hire, wave, blue', 'It should be Driftwood Boat Hire.', 'Driftwood Boat Hire'],
    ['Boat hire Drift Wood Hire, wave, blue', 'Drift Wood Hire should be Driftwood Hire', 'Driftwood Hire'],
    ['Boat hire Drift Wood Hire, wave, blue', 'driftwood hire, in two words please', 'Driftwood Hire'],
    ['Boat hire Drift Wood Hire, wave, blue', 'Drift Wood is one word', 'Driftwood Hire'],
    ['Cafetería Luna Clara, una luna, azul', 'se llama Luna Claro, no Luna Clara', 'Luna Claro'],
    ['Boat hire Larkspur Hire, wave, blue', 'it should be Larkspurr Hire, with two r’s', 'Larkspurr Hire'],
    ['Dentist Harbour Smiles, tooth, blue', 'it is spelled Harbor Smiles, without the u', 'Harbor Smiles'],
    [
      'Name: Bootsverleih Treibholz Hansen. Eine Welle, blau',
      'Es muss Treibholz Hanssen heißen, mit zwei s',
      'Bootsverleih Treibholz Hanssen',
    ],
    [
      'Name: Bootsverleih Treibholz Hansen. Eine Welle, blau',
      'Treibholz Hansen sollte Treibholz Hanssen sein',
      'Bootsverleih Treibholz Hanssen',
    ],
    ['Café Le Merle, un merle, noir', "Le Merle devrait s'écrire Le Merlle", 'Café Le Merlle'],
    ['Taller Ruedas Rojas, una rueda, azul', 'Ruedas Rojas debería ser Rueda Roja', 'Taller Rueda Roja'],
    ['Coffee roaster Northwind, blue, wind', 'sorry, we are called Northwind & Daughters, not Northwind', 'Northwind & Daughters'],
  ])('%s ⇒ %s', async (start, change, name) => {
    const { before, after } = await refined(start, change);
    expect(after.node.brief.name).toBe(name);
    expect(after.node.decisions.descriptor).toBe(before.node.decisions.descriptor);
    expect(after.node.decisions.palette).toEqual(before.node.decisions.palette);
    expect(after.node.decisions.mark.icon).toBe(before.node.decisions.mark.icon);
    expect(after.interpretation.clauses.map(({ outcome }) => outcome)).not.toContain('not_applied');
  });
});

it.each([
  'the name is fine as it is',
  'The name is too wide, break it into two lines',
  'the name in Red please',
  'the name in Capitals',
  'make the name bigger',
  'move the name to the left',
])('speaks of the name and gives no other: %s', async (change) => {
  const { before, after } = await refined('Coffee roaster Northwind, blue, wind, row', change);
  expect(after.node.brief.name).toBe(before.node.brief.name);
});
