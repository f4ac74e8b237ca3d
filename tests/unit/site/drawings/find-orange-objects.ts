import { overlapArea, type Rectangle } from "../../../../site/drawings/maps/place-labels.ts";

/** Maximum distance between adjacent faces in SVG user units. */
const TOUCH_DISTANCE = 1;

/** Returns the bounds of each orange object in a drawing. Adjacent orange faces form one object. */
export function findOrangeObjects(body: string): Rectangle[] {
  const faces = [...body.matchAll(/class="(?:top|left|right|ghost)[ -]orange" d="([^"]*)"/g)].map(
    ([, data]) => boundsOf(data!),
  );
  const objects: Rectangle[] = [];
  for (let face = faces.pop(); face; face = faces.pop()) {
    let object = face;
    for (let index = 0; index < faces.length;) {
      if (overlapArea(expand(object), faces[index]!) > 0) {
        object = union(object, faces.splice(index, 1)[0]!);
        index = 0;
      } else index++;
    }
    objects.push(object);
  }
  return objects;
}

function boundsOf(data: string): Rectangle {
  const numbers = data.match(/-?(?:\d+\.?\d*|\.\d+)/g)!.map(Number);
  let [x, y] = [0, 0];
  const bounds = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (let index = 0; index < numbers.length; index += 2) {
    x += numbers[index]!;
    y += numbers[index + 1]!;
    Object.assign(bounds, union(bounds, { left: x, top: y, right: x, bottom: y }));
  }
  return bounds;
}

function expand({ left, top, right, bottom }: Rectangle): Rectangle {
  return {
    left: left - TOUCH_DISTANCE,
    top: top - TOUCH_DISTANCE,
    right: right + TOUCH_DISTANCE,
    bottom: bottom + TOUCH_DISTANCE,
  };
}

function union(a: Rectangle, b: Rectangle): Rectangle {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
