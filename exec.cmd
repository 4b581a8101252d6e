@rem Windows only: the npm scripts begin with `exec`, so that elsewhere signals reach Node.js itself; here it runs the rest of the line.
@%*
