import type { BaseShape } from '@adjutant/geometry';
import type { SVGProps } from 'react';
import { outlinePath } from './shapes.ts';

type Props = { readonly base: BaseShape; readonly grow?: number } & SVGProps<SVGElement>;

/** The outline of a base or hull in its own frame; `grow` inches wider all round, where it is round or oval. */
export function Base({ base, grow = 0, ref: _ref, ...props }: Props) {
  if (base.kind === 'round') return <circle r={base.radius + grow} {...(props as SVGProps<SVGCircleElement>)} />;
  if (base.kind === 'oval')
    return <ellipse rx={base.long + grow} ry={base.short + grow} {...(props as SVGProps<SVGEllipseElement>)} />;
  return <path d={outlinePath(base.outline, 0)} strokeLinejoin="round" {...(props as SVGProps<SVGPathElement>)} />;
}
