"""Paper: decks to cut out and worksheets with answers, as PDF with vector graphics."""

from fairplay.extras import need

need("paper")
