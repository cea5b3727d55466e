"""Weights of a project: margins read, checked, and weights made from them.

margins.py – margins from tables and as typed
making.py  – what a project's weight would be, and made as a variable in one step that can be undone
"""
