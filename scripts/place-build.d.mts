/** The names of the files of the newest build, in the folder of the build. */
export declare const listName: string;
/** Moves a finished build from `made` into `live`, where the files of the build before stay beside it. */
export function placeBuild(made: string, live: string): void;
