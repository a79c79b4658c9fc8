import type { ComponentType } from 'react';

export const sections: Record<string, ComponentType<{ section: never }>> = {};
