import { industry } from './industry.js';

/** Sport and leisure. */
export const leisureIndustries = [
  industry(
    'yoga',
    'yoga, yoga studio, pilates, stretching studio, stretch studio, meditation, mindfulness, breathwork, meditation app, tai chi, qigong',
    'lotus, meditation, sun, leaf',
    [300, 165, 60],
    'calm soft',
  ),
  industry(
    'fitness',
    'fitness, gym, crossfit, personal trainer, personal training, workout, bodybuilding, strength training, bootcamp, fitnessstudio, gimnasio, palestra',
    'barbell, kettlebell, gym rings, lightning',
    [35, 130, 260],
    'energetic bold',
  ),
  industry(
    'sports',
    'sport, sports, sportswear, football, soccer, basketball, tennis, golf, hockey, baseball, rugby, cricket, volleyball, sports club, athletics, league, padel, gymnastics club, trampoline park, golf club, figure skating, figure skating club, ice skating, curling club, lawn bowls shop, handball, handball club, petanque, petanque club',
    'ball, trophy, medal, whistle',
    [255, 35],
    'sporty',
  ),
  industry(
    'running',
    'running, running club, marathon, runners, running shoes, triathlon, jogging, triathlon club, ultramarathon',
    'running, sneaker, running shoe, stopwatch',
    [40, 130],
    'sporty',
  ),
  industry(
    'martial-arts',
    'martial arts, karate, judo, boxing, jiu jitsu, taekwondo, mma, dojo, sumo, sumo club, sumo stable, wrestling club, capoeira, capoeira school',
    'fist, martial arts uniform, tiger, dragon, shield',
    [28],
    'bold sharp',
  ),
  industry(
    'cycling',
    'cycling, cycles, bike, bicycle, bike shop, bikes, bicycle shop, e-bike, ebike, e-bikes, mountain bike, velo, vélo, fahrrad, bike rental, bike courier',
    'bicycle, bicycle wheel, bicycle chain, person simple bike',
    [130, 40, 235],
    'energetic',
  ),
  industry(
    'climbing',
    'climbing, climbing gym, bouldering, mountaineering, climbing wall',
    'climbing carabiner, mountain, climber, hiking boot',
    [40, 200],
    'energetic adventurous',
  ),
  industry(
    'outdoor',
    'outdoor, outdoors, outdoor gear, hiking, scout group, scouts, trekking, camping, alpine gear, alpine, backpacking, backpack, tents, mountain gear, trail, expedition, wilderness, mountain guide, mountain guides, mountain rescue, bushcraft, bushcraft school, bushcraft courses, survival school, caving, caving club, canyoning',
    'mountain, tent, compass, tree, campfire',
    [150, 45, 200],
    'adventurous',
  ),
  industry(
    'surf',
    'surf, surfing, surf shop, surf school, surfboard, paddleboard, kitesurf, diving, dive school, scuba, paddleboards, paddleboarding, paddleboard rental, jet ski, jet ski hire, jet skis',
    'surfboard, wave, sun, palm tree, shark',
    [215, 55],
    'casual energetic',
  ),
  industry(
    'ski',
    'ski, skiing, snowboard, snowboarding, ski resort, ski school, winter sports',
    'snowflake, mountain, ski, skis',
    [235],
    'sporty',
  ),
  industry(
    'sailing',
    'sailing, rowing, rowing club, boat, boats, yacht, yachting, marina, boatyard, boat rental, sailing school, kayak, ferry, harbour, sailmaker, sailmakers, sails, chandlery, regatta, canoe hire, boat builder',
    'anchor, sailboat, wave, compass, ship wheel',
    [250, 210],
    'classic',
  ),
  industry(
    'fishing',
    'fishing, angling, fisherman, fishermen, fly fishing, tackle, fishery',
    'fish, fishing pole, wave, boat',
    [220, 160],
    'natural',
  ),
];
