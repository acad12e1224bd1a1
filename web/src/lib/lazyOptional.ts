import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

type Code<Props> = Promise<{ default: ComponentType<Props> }>;

/** Code that the app does without where it does not arrive: nothing takes its place, or `instead`. */
export function lazyOptional<Props>(
  load: () => Code<Props>,
  instead: ComponentType<Props> = Nothing,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load().catch((error: unknown) => {
      console.warn('a part of the app did not arrive', error);
      return { default: instead };
    }),
  );
}

const Nothing = () => null;
