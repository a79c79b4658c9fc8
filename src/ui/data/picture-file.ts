/** The address of a picture's file, without the fragment by which the compiler tells its uses apart. */
export const fileOfPicture = (src: string): string => src.replace(/#.*/, '');
