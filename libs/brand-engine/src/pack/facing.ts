import { words } from '../understanding/text/phrases.js';

/** Pictures seen from the side, by where they look, run or pour to. */
const left = words(`
  ant baby-chick badger black-cat blackbird boar camel chipmunk deer delivery-truck dragon eagle ewe fluent-seal gorilla hedgehog
  helicopter hippopotamus honeybee horse horse-face kangaroo llama mammoth monkey own-anteater own-beaver-side own-bird-on-branch
  own-bison-side own-boar own-bumblebee own-cargo-bike own-carp own-chameleon own-crane-bird own-crocodile own-dala-horse
  own-dolphin own-dove own-duck own-elephant-side own-falcon own-ferret own-flamingo own-giraffe-head own-goose own-grasshopper
  own-hedgehog own-hen own-heron own-horse own-hovering-hummingbird own-hummingbird own-humpback-whale own-jug own-kettle
  own-kingfisher own-kiwi-bird own-lamb-standing own-leaping-salmon own-magpie own-mallard own-mouse-side own-ostrich own-parrot
  own-parrot-perched own-pheasant own-pigeon own-pike-fish own-polar-bear-walking own-puffin own-raven-perched own-rhino own-robin
  own-salmon own-seahorse own-seal-animal own-shark own-shark-side own-snail own-sparrow own-squirrel own-steam-locomotive
  own-stork own-swan own-teapot own-trout own-whale own-zebra-head pig rhinoceros skunk spouting-whale temaki-zoo tropical-fish
  turkey turtle unicorn whale
`);
const right = words(`
  airplane-arrival airplane-departure airplane-in-flight airplane-landing airplane-takeoff airplane-taxiing bicycle bird
  fire-truck fish fish-simple garden-cart mdi-bird mdi-dog-side mdi-dump-truck mdi-elephant mdi-fish mdi-kangaroo mdi-rabbit
  mdi-rodent mdi-run mdi-shark mdi-skateboarding mdi-tortoise mdi-tow-truck mdi-watering-can motorcycle own-camper-van-side
  own-charging-bull own-eagle own-flying-crane own-flying-goose own-flying-swan own-food-truck own-griffin own-horn
  own-leaping-fox own-motor-scooter own-pelican own-roaring-lion own-rooster own-running-leopard own-running-shoe own-seagull
  own-sleeping-bear own-snake own-sports-shoe own-standing-bear own-stretching-cat own-swallow own-toucan-on-branch
  own-trumpet-side own-turtle own-walking-bear own-winged-shoe own-work-boot piggy-bank rocket-launch scooter sneaker tractor
  truck truck-trailer van womans-boot
`);

/** Where a picture looks as it is drawn; undefined where nobody has told, or it looks ahead. */
export const facingOf = (icon: string): 'left' | 'right' | undefined => (left.has(icon) ? 'left' : right.has(icon) ? 'right' : undefined);
